import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { released } from '#lib/content/released.ts';
import type { Store } from '#lib/database/store.ts';
import { keepOwner } from '#lib/desk/kept-owner.ts';
import { publishedIdentity } from '#lib/words/release.ts';

/**
 * Keeps the owner of the desk, and tells whoever runs the server what only they can say: who owns it, and where mails
 * go and lead, where the words of the desk name another than the release. To be asked before a release publishes.
 */
export async function askMachine(store: Store): Promise<void> {
  const { release, words } = await publishedIdentity(store);
  const question = await keepOwner(store, release.email);
  if (question) log.warn(question);
  const { SITE_URL, MAIL_TO, AGENCY_EMAIL } = env();
  const here = released();
  const tell = (what: string, name: 'url' | 'email', setting: string, isSet: boolean) => {
    if (isSet || !words[name] || words[name] === here[name]) return;
    const event = `${what} the address of content/site.yaml, not to that of the words: set ${setting}`;
    log.warn(event, { here: here[name], words: words[name] });
  };
  tell('links lead to', 'url', 'SITE_URL', SITE_URL !== undefined);
  tell('messages go to', 'email', 'MAIL_TO', (MAIL_TO ?? AGENCY_EMAIL) !== undefined);
}
