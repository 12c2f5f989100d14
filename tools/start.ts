// `npm start`: builds the site unless it is up to date, and serves it.
import { enableCompileCache } from 'node:module';
import { build } from './build.ts';
import { endWithNpm } from './run.ts';

endWithNpm();
// So that the build ends with it.
const end = () => process.exit(143);
process.once('SIGTERM', end);
// Types are for who changes the code: `npm run build` and `npm test` check them.
await build({ typesChecked: true });
// The maker of pages keeps its code there, too. A quarter sooner, with 20 to 30 MB less. Each build deletes it.
Object.assign(process.env, { NODE_ENV: 'production', NODE_COMPILE_CACHE: '.next/compiled' });
enableCompileCache();
// The server has its own.
process.off('SIGTERM', end);
await import('#server/serve.ts');
// Imported only now, as these read the settings.
const { env } = await import('#lib/base/env.ts');
const { mailboxes } = await import('#lib/content/site.ts');
const { SMTP_URL, DATA_DIR, DESK } = env();
console.info(
  SMTP_URL
    ? `Mail goes to ${mailboxes().to} through ${new URL(SMTP_URL).host}`
    : `Mail to ${mailboxes().to} is written to ${DATA_DIR}/mail, as SMTP_URL is not set`,
);
if (!SMTP_URL && DESK === 'on') console.info(`The desk: ${await deskLink()}`);

/** Signs in, as the mail that would bring the link goes nowhere. */
async function deskLink(): Promise<string> {
  const { getStore } = await import('#lib/database/store.ts');
  const { createLink } = await import('#lib/desk/sign-in-links.ts');
  const { deskUrl, listPeople } = await import('#lib/desk/people.ts');
  try {
    const store = await getStore();
    const [owner] = await listPeople(store);
    if (owner) return `${await createLink(store, owner.email)} (for 10 minutes, once)`;
  } catch {
    // The server says what is wrong with the store.
  }
  return deskUrl('/desk');
}
