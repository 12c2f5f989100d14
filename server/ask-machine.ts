import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { released } from '#lib/content/released.ts';
import type { Store } from '#lib/database/store.ts';
import { keepOwner } from '#lib/desk/kept-owner.ts';
import { publishedIdentity } from '#lib/words/identity.ts';

/**
 * Keeps the owner of the desk, and tells whoever runs the server what only they can say: who owns it, and where mails
 * go and lead, where the words of the desk name another than the release. To be asked before a release publishes.
 */
export async function askMachine(store: Store): Promise<void> {
  const before = await publishedIdentity(store);
  const question = await keepOwner(store, before.release.email);
  if (question) log.warn(question);
  const { SITE_URL, MAIL_TO, AGENCY_EMAIL } = env();
  const { url, email } = released();
  const said = before.words;
  if (!SITE_URL && said.url && said.url !== url) {
    log.warn(
      'links lead to the address of content/site.yaml, not to that of the words: set SITE_URL',
      {
        url,
        words: said.url,
      },
    );
  }
  if (!(MAIL_TO ?? AGENCY_EMAIL) && said.email && said.email !== email) {
    log.warn(
      'messages go to the address of content/site.yaml, not to that of the words: set MAIL_TO',
      {
        to: email,
        words: said.email,
      },
    );
  }
}
