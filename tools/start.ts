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
// Imported only now, as these read the settings.
const { env } = await import('#lib/base/env.ts');
const { mailboxes } = await import('#lib/content/site.ts');
const { setServedWords } = await import('#lib/publishing/snapshot.ts');
await setServedWords();
const { SMTP_URL, DATA_DIR } = env();
console.info(
  SMTP_URL
    ? `Mail goes to ${mailboxes().to} through ${new URL(SMTP_URL).host}`
    : `Mail to ${mailboxes().to} is written to ${DATA_DIR}/mail, as SMTP_URL is not set`,
);
if (!SMTP_URL && env().DESK === 'on') console.info(`The desk: ${await deskLink()}`);
// The server has its own.
process.off('SIGTERM', end);
await import('#server/serve.ts');

/** Signs in, as the mail that would bring the link goes nowhere. */
async function deskLink(): Promise<string> {
  const { withStore } = await import('#lib/database/store.ts');
  const { createLink } = await import('#lib/desk/sign-in-links.ts');
  const { keepOwner } = await import('#lib/desk/kept-owner.ts');
  const { deskUrl, listPeople } = await import('#lib/desk/people.ts');
  const { publishedIdentity } = await import('#lib/words/release.ts');
  try {
    return await withStore(env(), async (store) => {
      await keepOwner(store, (await publishedIdentity(store)).release.email);
      const [owner] = await listPeople(store);
      if (owner) return `${await createLink(store, owner.email)} (for 10 minutes, once)`;
      return deskUrl('/desk');
    });
  } catch {
    // The server says what is wrong with the store.
    return deskUrl('/desk');
  }
}
