import type { OutboxEntry, OutboxKind } from '#lib/database/schema.ts';

/** How long a claim lasts, in ms: longer than any attempt, so that no entry has two workers. */
export const lease = 60_000;

/** Of a whole attempt, in ms: nodemailer's own timeouts restart with every byte. */
export const attemptDeadline = lease / 2;

/** What is delivered side by side, by so many workers. All but the first is only polled for. */
export const lanes = {
  immediate: 4,
  // Whoever asked could wake it, and see in the next answer whether it has a mail to send.
  'sign-in': 2,
  // At a pace. Few workers, so that a mail server with a limit still has connections for the leads.
  letters: 2,
  // What somebody writes to a visitor: no refusing server of a stranger's keeps a message from the inbox.
  answers: 2,
  // To LEADS_URL.
  posts: 2,
};

export type Lane = keyof typeof lanes;

type Kind = {
  lane: Lane;
  /** Of several. */
  words: string;
  /** `desk`: who works there. `watcher`: who is told when mail fails. */
  to: 'agency' | 'desk' | 'watcher' | 'receiver' | 'visitor' | 'reader';
  /** Its subject is a message: where there is no mail server, its mail waits for one. */
  ofLead?: true;
};

const ofLead = true;

/** All that is sent. */
const listed = {
  lead: { lane: 'immediate', to: 'agency', words: 'visitor messages', ofLead },
  'lead-post': { lane: 'posts', to: 'receiver', words: 'visitor messages', ofLead },
  'lead-correction': { lane: 'posts', to: 'receiver', words: 'corrections', ofLead },
  'lead-erasure': { lane: 'posts', to: 'receiver', words: 'erasures', ofLead },
  answer: { lane: 'answers', to: 'visitor', words: 'answers to visitors', ofLead },
  'answer-copy': { lane: 'immediate', to: 'agency', words: 'copies of answers', ofLead },
  'subscriber-notice': { lane: 'immediate', to: 'agency', words: 'notices of new subscribers' },
  'subscriber-welcome': { lane: 'immediate', to: 'reader', words: 'welcomes to subscribers' },
  newsletter: { lane: 'letters', to: 'reader', words: 'letters to subscribers' },
  digest: { lane: 'immediate', to: 'agency', words: 'morning mails' },
  'sign-in': { lane: 'sign-in', to: 'desk', words: 'links to sign in' },
  invitation: { lane: 'immediate', to: 'desk', words: 'invitations to the desk' },
  passkey: { lane: 'immediate', to: 'desk', words: 'notices of passkeys' },
  'not-live': {
    ...{ lane: 'immediate', to: 'agency', words: 'notices of pages that could not go live' },
  },
  // These two are queued by 1.1.0 alone.
  reminder: { lane: 'immediate', to: 'agency', words: 'reminders' },
  month: { lane: 'immediate', to: 'agency', words: 'reports on a month' },
  'alert-mail': { lane: 'immediate', to: 'watcher', words: 'alerts' },
  'alert-post': { lane: 'immediate', to: 'watcher', words: 'alerts' },
} satisfies Record<string, Kind>;

type Listed = typeof listed;

// What the database's rows may say is what this room sends.
declare module '#lib/database/vocabulary.ts' {
  interface OutboxKinds extends Listed {}
}

export const kinds: Record<OutboxKind, Kind> = listed;

export function kindsWhere(has: (kind: Kind) => boolean): OutboxKind[] {
  return (Object.keys(kinds) as OutboxKind[]).filter((kind) => has(kinds[kind]));
}

export const kindsIn = (lane: Lane) => kindsWhere((kind) => kind.lane === lane);

/** What `last_error` says of a message's mail that waits for a mail server, and is in the folder for whoever looks. */
export const noServer = 'ENOSERVER';

/** When it is due, as far as there is no mail server. */
export const never = Number.MAX_SAFE_INTEGER;

/** What LEADS_URL is told: a message, what was corrected in it, that it is erased. */
export const isPost = ({ kind }: { kind: OutboxKind }) => kinds[kind].lane === 'posts';

/** Whose server may refuse it, or defer it for days. */
export const isToStranger = ({ kind }: { kind: OutboxKind }) =>
  ['visitor', 'reader'].includes(kinds[kind].to);

/** For the log: the line of a message's request has its `leadId`, too, a mail's Message-ID its `mailId`. */
export function idsOf({ id, kind, subject_id }: OutboxEntry) {
  return { mailId: id, kind, ...(kinds[kind].ofLead && { leadId: subject_id }) };
}
