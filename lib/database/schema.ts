import type { Generated, Insertable, Selectable } from 'kysely';
import type { DeedKind } from './deeds.ts';

/** Points in time are milliseconds since 1970 (UTC); identifiers are random UUIDs. */
export type Database = {
  leads: LeadTable;
  subscribers: SubscriberTable;
  subscriptions_before: SubscriptionBefore;
  outbox: OutboxTable;
  held: Held;
  secrets: SecretTable;
  alerts: AlertTable;
  letters: LetterTable;
  drafts: DraftTable;
  word_drafts: WordDraft;
  word_contents: WordContentTable;
  word_versions: WordVersionTable;
  publications: Publication;
  publishing: Publishing;
  backups: Backup;
  desk_colleagues: Colleague;
  saved_replies: SavedReply;
  paces: PaceTable;
  mailbox_states: MailboxStateTable;
  changes: DeedTable;
  counters: CounterTable;
  desk_people: DeskPersonTable;
  desk_sessions: DeskSessionTable;
  desk_links: DeskLinkTable;
  desk_passkeys: DeskPasskeyTable;
};

export type Suspicion = 'honeypot filled' | 'token forged' | 'sells links' | 'sent too fast';

type LeadTable = Record<'name' | 'email' | 'phone' | 'message', string> & {
  id: string;
  email_key: string;
  page: string;
  received_at: number;
  /** A lead that is held for it (`isHeld`) has no outbox row. */
  suspicion: Suspicion | null;
  /** Unique; equal for identical messages. */
  fingerprint: string | null;
  /** When the mail server took a morning mail that lists this held lead. */
  told_at: number | null;
  /** When somebody said that it is no message; of one that was mailed, too. */
  dismissed_at: number | null;
  answered_at: number | null;
  /** The owner's own words on it. */
  note: string | null;
  /** When somebody said that its visitor became a client, or will not; never both. */
  won_at: number | null;
  lost_at: number | null;
  /** The address of who looks after it. */
  looked_after_by: string | null;
  /** A day: `2026-01-05`. */
  ask_again: string | null;
  /** JSON: lib/leads/answers.ts. */
  answers: string | null;
  /** What it was held for until somebody released it. */
  cleared_suspicion: Suspicion | null;
  /** 1 for those that came before answers were written down, else null. */
  answer_unknown: number | null;
  /** Source of the visit, as its browser reported it. */
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  referrer: string | null;
  first_page: string | null;
  page_before: string | null;
};

type SubscriberTable = {
  id: string;
  email: string;
  email_key: string;
  inbox_key: string;
  consent_at: number;
  consent_page: string;
  /** ISO date of the privacy policy in force at consent. */
  policy_date: string;
  /** Of the text that was shown (lib/letters/consent-text.ts); null for those from before it was recorded. */
  consent_hash: string | null;
  /** For the unsubscribe link. */
  token: string;
  unsubscribed_at: number | null;
  /** When the last welcome was queued. */
  welcomed_at: number | null;
  /** The outbox row whose mail tells the agency of the subscription, and of others. */
  notice_id: string | null;
  /** Who or what took them off, but themselves. `gone`: the address is no more. `full`: three mails did not get in. */
  left_by: 'desk' | 'complaint' | 'gone' | 'full' | null;
};

/** What a reader's row said before they came back: a proof, which goes with the row. */
type SubscriptionBefore = Pick<
  SubscriberTable,
  'id' | 'consent_at' | 'consent_page' | 'policy_date' | 'consent_hash' | 'left_by'
> & { subscriber_id: string; unsubscribed_at: number };

type OutboxTable = {
  id: string;
  kind: OutboxKind;
  /** The lead's, subscriber's, alert's or act's id; of a notice, its own; of a report, its day or month. */
  subject_id: string;
  /** Null for all but letters of the newsletter. */
  letter_id: string | null;
  created_at: number;
  /** Run at; claiming moves it past the lease. */
  due: number;
  attempts: Generated<number>;
  sent_at: number | null;
  /** When it was given up; only mail to strangers ever is. */
  failed_at: number | null;
  last_error: string | null;
  problem: OutboxProblem | null;
  /** When the mail server took a morning mail that lists this failed mail; of an answer, when its message was opened again. */
  told_at: number | null;
  /** In the address that word of its failure goes to (lib/post/return-address.ts); null until it is sent. */
  return_key: string | null;
  /** What such word said, and when it was read. */
  returned: ReturnKind | null;
  returned_at: number | null;
};

/** `hard`: the address is no more. `soft`: it did not get in this time. */
type ReturnKind = 'hard' | 'soft' | 'complaint';

/** A change of the site's condition, for the owner. */
type AlertTable = {
  /** Subject and number, so that only one of several instances stores a change. */
  id: string;
  subject: 'mail' | 'leads' | 'bounces';
  number: number;
  state: 'wrong' | 'well';
  /** A sentence without personal data. */
  reason: string;
  at: number;
};

type LetterTable = {
  /** A hash of its content. */
  id: string;
  subject: string;
  source: string;
  /** Later subscribers do not get it. */
  created_at: number;
  stopped_at: number | null;
  readers: number;
};

/** A letter that is being written; once it begins, it is one of `letters`. */
type DraftTable = {
  id: string;
  subject: string;
  /** What mail programs show beside the subject; empty for the first words. */
  preview: string;
  /** Markdown, with its mistakes. */
  words: string;
  /** Counts its changes, so that nobody overwrites one unseen. */
  version: number;
  changed_by: string;
  changed_at: number;
  /** When it is to begin. */
  planned_at: number | null;
};

/** What a person has typed on a file of the content, or a letter, and not saved. */
export type WordDraft = {
  who: string;
  /** Below the content's folder; `letters/ID` for a letter, `answers/ID` for an answer to a message. */
  file: string;
  /** JSON, of lib/editing, lib/letters or lib/leads. */
  words: string;
  changed_at: number;
};

/** A text, a photograph, or a map of words, by its SHA-256 (base64url). */
type WordContentTable = { hash: string; body: Uint8Array };

/** A file of the content, as somebody saved it at the desk. None is ever deleted. */
type WordVersionTable = {
  id: string;
  /** Counts all versions. */
  number: number;
  file: string;
  /** Of what it says; null where it is gone. */
  hash: string | null;
  /** Of what the release said when it was written; null where that had no such file. */
  base: string | null;
  who: string;
  /** One for all files that one press changed: that of `changes`. */
  act: string;
  at: number;
};

/** All words at once, as visitors see them from then on. */
export type Publication = {
  id: string;
  /** Counts them. */
  number: number;
  /** Of the map: each file, its hash and the day of its last change (lib/words/publications.ts). */
  map: string;
  /** Of the map of the release whose words are merged in. */
  release: string;
  /** When that release was built. */
  built: number;
  /** The newest version that was known. */
  head: number;
  /** Of every page that is or was ever published, in lines. */
  addresses: string;
  /** Empty for what a release published by itself. */
  who: string;
  at: number;
};

/** When the next throttled mail may go, from any instance. */
type PaceTable = { name: string; next_at: number };

/** How far a mailbox has been read. */
type MailboxStateTable = {
  name: string;
  uid_validity: string;
  last_uid: number;
  problem: ServerProblem | 'full' | null;
  problem_since: number | null;
};

/** What is wrong with a mail server. `refused`: anything that it says and the others do not name. */
export type ServerProblem =
  | 'login'
  | 'folder'
  | 'certificate'
  | 'encryption'
  | 'name'
  | 'away'
  | 'refused';

/** Who changed what. It has no personal data of visitors, only ids. */
type DeedTable = {
  id: string;
  /** One for all changes of one press. */
  act: string;
  /** Counts the changes of one `which`. */
  number: number;
  /** `mail`, `command`, or the address of who was signed in. */
  who: string;
  what: DeedKind;
  /** The id of what was changed. */
  which: string;
  at: number;
};

/** Words for answers, below their name; `{name}` is the visitor's. */
export type SavedReply = { id: string; words: string };

/** How often something happened on a day, or in a week. Nothing in it tells one visitor from another. */
type CounterTable = {
  /** The day, in the agency's time zone: `2026-01-05` (1.1.0 knows the column by this name). Of speeds, and of all that earlier versions counted, a Monday. */
  week: string;
  kind: CounterKind;
  /** What happened; for `site`, empty where nothing is known. */
  key: string;
  count: number;
};

// `view`: pages seen, by path. Visits: `visit` by the path of their first page, `day` by date, `campaign` and
// `site` (which referred) by name. Presses of a way past the form: by path, and by what brought the visit. `link`: of a
// letter. `speed`: lib/visits/speed.ts. Earlier versions kept `violation` for a while, which nobody reads.
type CounterKind =
  | 'view'
  | 'visit'
  | 'day'
  | 'speed'
  | 'link'
  | WayPressed
  | BroughtBy
  | `${WayPressed} by ${BroughtBy}`;

type WayPressed = 'whatsapp' | 'phone' | 'mail';
type BroughtBy = 'campaign' | 'site';

// better-auth's, whose times are ISO text (lib/desk/sign-in/auth.ts).
type DeskPersonTable = {
  id: string;
  /** Empty until they say it. */
  name: string;
  /** Below what they answer. */
  signature: string | null;
  email: string;
  email_verified: number;
  image: string | null;
  created_at: string;
  updated_at: string;
};

type DeskSessionTable = {
  id: string;
  person_id: string;
  /** Hashed. */
  token: string;
  browser: string | null;
  ip_address: string | null;
  expires_at: string;
  created_at: string;
  /** When it was last used, to the hour. */
  updated_at: string;
};

type DeskLinkTable = {
  id: string;
  /** With the hash of its token. */
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
};

type DeskPasskeyTable = {
  id: string;
  /** Whose it is: `emailKey` of an address. */
  person: string;
  name: string;
  /** The credential's own id, and its public key, in base64url. */
  credential: string;
  public_key: string;
  /** How often it has signed, as far as it counts. */
  counter: number;
  created_at: number;
  used_at: number | null;
};

/** What would have gone by itself after a restore, and waits for an owner (lib/held). */
export type Held = {
  /** The mail's, the letter's, or the draft's. */
  id: string;
  kind: 'mail' | 'letter' | 'plan';
  /** JSON: the row of the outbox; the draft's version and its time; nothing of a letter. */
  what: string;
  at: number;
};

type SecretTable = { name: string; value: string };

export type OutboxKind =
  | 'lead'
  | 'lead-post'
  | 'lead-correction'
  | 'lead-erasure'
  | 'answer'
  | 'answer-copy'
  | 'subscriber-notice'
  | 'subscriber-welcome'
  | 'newsletter'
  | 'digest'
  | 'sign-in'
  | 'passkey'
  | 'invitation'
  | 'not-live'
  | 'reminder'
  | 'month'
  | 'alert-mail'
  | 'alert-post';

// `passing` is transient: no connection, no answer, a 4yz. `refused`: a 5yz, or a certificate that cannot
// be trusted. `unwritable`: we could not compose it. `returned`: it was taken, and came back.
export type OutboxProblem = 'passing' | 'refused' | 'unwritable' | 'returned';

export type Lead = Selectable<LeadTable>;
export type NewLead = Omit<Insertable<LeadTable>, 'id' | 'email_key' | 'received_at'>;
export type Subscriber = Selectable<SubscriberTable>;
export type OutboxEntry = Selectable<OutboxTable>;
export type NewOutboxEntry = Insertable<OutboxTable>;
export type Deed = Selectable<DeedTable>;

/** The last one: a single row. */
export type Backup = {
  name: string;
  at: number;
  bytes: number;
};

/** Who was invited to the desk. */
type Colleague = {
  /** Of the address (lib/base/email-key.ts). */
  key: string;
  email: string;
  role: 'owner' | 'writer' | 'answerer';
  /** 1 where a writer publishes by themselves. */
  may_publish: number;
  invited_by: string;
  invited_at: number;
};

/** How far the last publication from the desk is, on whichever machine: lib/publishing/progress.ts. */
type Publishing = {
  id: number;
  /** Empty where nobody pressed: the day of a page has come. */
  who: string;
  begun: number;
  /** While it goes on, it is written again and again. */
  fresh_at: number;
  step: string;
  done: number | null;
  pages: number | null;
  ended_at: number | null;
  how: string | null;
  reason: string | null;
};
