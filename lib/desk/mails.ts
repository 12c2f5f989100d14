import { content } from '#lib/content/content.ts';
import { deedsOfAct } from '#lib/database/deed-log.ts';
import type { Deed, OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { buildMessage, type Composers } from '#lib/post/compose.ts';
import { formatTime, type MailContent, timeInCity } from '#lib/post/mail-content.ts';
import { deskRoutes } from './desk-routes.ts';
import { deskUrl, findPerson, listPeople, type Person, personKey } from './people.ts';
import type { Role } from './rights.ts';

export const deskMails = {
  'sign-in': composeSignIn,
  passkey: composePasskeyNotice,
  invitation: composeInvitation,
} satisfies Partial<Composers>;

/** The link is made only here: until then nothing is stored that would sign anybody in. */
async function composeSignIn(store: Store, entry: OutboxEntry) {
  // Loaded when it is needed, as better-auth takes most of a second.
  const { createLink } = await import('./sign-in-links.ts');
  const person = await findByKey(store, entry.subject_id);
  // Of no use to who asked for it so long ago.
  if (!person || Date.now() - entry.created_at > 10 * 60_000) return;
  return buildMessage(entry, signInMail(await createLink(store, person.email)), {
    to: person.email,
    subject: `Sign in to ${content().site.name}’s desk`,
  });
}

async function composePasskeyNotice(store: Store, entry: OutboxEntry) {
  const [change] = await deedsOfAct(store, entry.subject_id);
  const person = change && (await findPerson(store, change.who));
  if (!person) return;
  return buildMessage(entry, passkeyMail(change), { to: person.email });
}

async function composeInvitation(store: Store, entry: OutboxEntry) {
  const person = await findByKey(store, entry.subject_id);
  if (!person) return;
  return buildMessage(entry, invitationMail(person), { to: person.email });
}

async function findByKey(store: Store, key: string): Promise<Person | undefined> {
  return (await listPeople(store)).find(({ email }) => personKey(email) === key);
}

function signInMail(link: string): MailContent {
  return {
    title: 'Sign in to the desk',
    preview: 'The link is good for 10 minutes, once',
    parts: [
      { paragraph: 'Open this, on whichever device you like, and press the button there:' },
      { action: 'Sign in', href: link, isButton: true },
      {
        paragraph:
          'It is good for 10 minutes, and once. Was it not you who asked for it? Then leave it: without this mail nobody can use it.',
      },
    ],
  };
}

function invitationMail({ email, role }: Person): MailContent {
  return {
    title: `You may sign in to ${content().site.name}’s desk`,
    preview: 'An owner of the desk has invited you',
    parts: [
      { paragraph: `An owner of the desk has invited you: ${tasks[role]}` },
      { paragraph: `Open it, and type ${email}: you get a mail that signs you in.` },
      { action: 'Open the desk', href: deskUrl(deskRoutes.home), isButton: true },
    ],
  };
}

const tasks: Record<Role, string> = {
  owner: 'you may do all that there is.',
  writer: 'you change the words of the site, and write letters to its readers.',
  answerer: 'you see what visitors write, and mark what is answered.',
};

function passkeyMail({ what, at }: Deed): MailContent {
  const isNew = what === 'passkey added';
  return {
    title: `A passkey of yours was ${isNew ? 'added to' : 'removed from'} the desk`,
    preview: `On ${formatTime(at)}`,
    parts: [
      {
        paragraph: isNew
          ? 'Whoever has the device, and its PIN, finger or face, can sign in as you from now on.'
          : 'It signs in nobody any more.',
      },
      { facts: [['When', timeInCity(at)]] },
      {
        paragraph:
          'Was it not you? Sign in by a mailed link, and on the desk’s page Sessions remove what you do not know and end all other sessions. Then change the password of your mailbox.',
      },
    ],
  };
}
