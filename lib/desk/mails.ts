import { content } from '#lib/content/content.ts';
import { findRow } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { formatTime, type MailContent, timeInCity } from '#lib/post/mail-content.ts';
import { deskRoutes } from './desk-routes.ts';
import { deskUrl, findPerson, listPeople, type Person, personKey } from './people.ts';
import { createLink } from './sign-in-links.ts';

export const deskMails = {
  /** The link is made only here: until then nothing is stored that would sign anybody in. */
  async 'sign-in'(store, entry) {
    const person = await findByKey(store, entry.subject_id);
    // Of no use to who asked for it so long ago.
    if (!person || Date.now() - entry.created_at > 10 * 60_000) return;
    const mail: MailContent = {
      title: 'Sign in to the desk',
      preview: 'The link is good for 10 minutes, once',
      parts: [
        'Open this, on whichever device you like, and press the button there:',
        { action: 'Sign in', href: await createLink(store, person.email), isButton: true },
        'It is good for 10 minutes, and once. Was it not you who asked for it? Then leave it: without this mail nobody can use it.',
      ],
    };
    const subject = `Sign in to ${content().site.name}’s desk`;
    return buildMessage(entry, mail, { to: person.email, subject });
  },

  async passkey(store, entry) {
    const deed = await findRow(store.db, 'changes', { act: entry.subject_id });
    const person = deed && (await findPerson(store, deed.who));
    if (!person) return;
    const isNew = deed.what === 'passkey added';
    const mail: MailContent = {
      title: `A passkey of yours was ${isNew ? 'added to' : 'removed from'} the desk`,
      preview: `On ${formatTime(deed.at)}`,
      parts: [
        isNew
          ? 'Whoever has the device, and its PIN, finger or face, can sign in as you from now on.'
          : 'It signs in nobody any more.',
        { facts: [['When', timeInCity(deed.at)]] },
        'Was it not you? Sign in by a mailed link, and under “Who is signed in” remove the passkeys and end the sessions that you do not know. Then change the password of your mailbox.',
      ],
    };
    return buildMessage(entry, mail, { to: person.email });
  },

  async invitation(store, entry) {
    const person = await findByKey(store, entry.subject_id);
    if (!person) return;
    const { email, role } = person;
    const mail: MailContent = {
      title: `You may sign in to ${content().site.name}’s desk`,
      preview: 'An owner of the desk has invited you',
      parts: [
        `An owner of the desk has invited you: ${tasks[role]}`,
        `Open it, and type ${email}: you get a mail that signs you in.`,
        { action: 'Open the desk', href: deskUrl(deskRoutes.home), isButton: true },
      ],
    };
    return buildMessage(entry, mail, { to: email });
  },
} satisfies Partial<Composers>;

async function findByKey(store: Store, key: string): Promise<Person | undefined> {
  return (await listPeople(store)).find(({ email }) => personKey(email) === key);
}

const tasks: Record<Person['role'], string> = {
  owner: 'you may do all that there is.',
  writer: 'you change the words of the site, and write letters to its readers.',
  answerer: 'you see what visitors write, and mark what is answered.',
};
