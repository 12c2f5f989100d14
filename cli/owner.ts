import { isPlaceholder } from '#lib/content/site.ts';
import type { Store } from '#lib/database/store.ts';
import { setOwner } from '#lib/desk/kept-owner.ts';
import { ownersBySetting } from '#lib/desk/people.ts';
import { typedEmail } from '#lib/http/typed-text.ts';
import { type Answer, fail } from './answer.ts';

export async function giveDesk(store: Store, typed: string): Promise<Answer> {
  const email = typedEmail.safeParse(typed);
  if (!email.success) fail(`${typed} is no email address`);
  if (isPlaceholder(email.data)) fail(`${typed} is a placeholder, which no mail reaches`);
  const set = ownersBySetting();
  if (set) {
    fail(`The settings name who owns the desk: ${set.join(', ')}. Change DESK_PEOPLE, or MAIL_TO.`);
  }
  await setOwner(store, email.data, { who: 'command', at: Date.now() });
  const text = `The desk is ${email.data}’s, who signs in by a mailed link. Whoever had it before is signed out.`;
  return { text, data: { owner: email.data } };
}
