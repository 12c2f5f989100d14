// `npm start`: builds the site unless it is up to date, and serves it.
import { build, serve } from './steps.ts';

await build();
// Imported only now, as these read the settings.
const { env } = await import('#lib/env.ts');
const { mailboxes } = await import('#lib/site.ts');
const { SMTP_URL, DATA_DIR } = env();
console.info(
  SMTP_URL
    ? `Mail goes to ${mailboxes().to} through ${new URL(SMTP_URL).host}`
    : `Mail to ${mailboxes().to} is written to ${DATA_DIR}/mail, as SMTP_URL is not set`,
);
await serve('node', ['--no-warnings', 'server/serve.ts'], { NODE_ENV: 'production' });
