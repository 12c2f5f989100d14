import type { Generated, Insertable, Selectable } from 'kysely';

/** Points in time are milliseconds since 1970 (UTC); identifiers are random UUIDs. */
export type Database = {
  leads: LeadTable;
  subscribers: SubscriberTable;
  outbox: OutboxTable;
  secrets: SecretTable;
  alerts: AlertTable;
  letters: LetterTable;
  paces: PaceTable;
};

/** What speaks against a lead. */
export type Suspicion = 'honeypot filled' | 'token forged' | 'sent too fast';

type LeadTable = {
  id: string;
  name: string;
  email: string;
  /** The address in the one form under which it is found again: see `email-key.ts`. */
  email_key: string;
  phone: string;
  message: string;
  /** Path of the page the form stood on. */
  page: string;
  received_at: number;
  /** What speaks against the lead; null where nothing does. A held one (`isHeld`) has no outbox row. */
  suspicion: Suspicion | null;
  /** What identical messages share: see `lib/submissions/contact.ts`. At most one lead has it at a time. */
  fingerprint: string | null;
  /** When a digest that lists this held lead was taken by the mail server. */
  told_at: number | null;
  /** When the owner said that nobody wrote this held lead, or that it wants no answer. */
  dismissed_at: number | null;
  /** What brought the visitor, as their browser told it: the campaign of the visit's first address. */
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  /** Host of the site that led to that address. */
  referrer: string | null;
};

type SubscriberTable = {
  id: string;
  email: string;
  email_key: string;
  /** The inbox that the address leads to, as far as that can be known: see `email-key.ts`. */
  inbox_key: string;
  consent_at: number;
  consent_page: string;
  /** Date of the privacy policy that was in force at consent, ISO. */
  policy_date: string;
  /** Secret in the unsubscribe link. */
  token: string;
  unsubscribed_at: number | null;
  /** When the last welcome was written: one a day at most, however often somebody signs up. */
  welcomed_at: number | null;
};

type OutboxTable = {
  id: string;
  kind: OutboxKind;
  /** The lead's, subscriber's or alert's id; of a digest, its day. */
  subject_id: string;
  /** The letter of the newsletter that goes to this subscriber; null for every other mail. */
  letter_id: string | null;
  created_at: number;
  /** Run at: not tried before this moment; claiming moves it behind the lease. */
  due: number;
  attempts: Generated<number>;
  sent_at: number | null;
  /** Set when it is given up, which only what goes to subscribers ever is. */
  failed_at: number | null;
  last_error: string | null;
  /** What kind of failure the last attempt met; null where none did. */
  problem: OutboxProblem | null;
  /** When a digest that lists this failed mail was taken by the mail server. */
  told_at: number | null;
};

/** A change of the site's condition that somebody was, or is to be, told. */
type AlertTable = {
  /** The subject and a number that counts its changes, so that of two instances one writes it. */
  id: string;
  subject: 'mail';
  number: number;
  state: 'wrong' | 'well';
  reason: string;
  at: number;
};

type LetterTable = {
  /** Made from its words, so that the same letter is found again: see `lib/newsletter/parse-letter.ts`. */
  id: string;
  subject: string;
  source: string;
  /** Those who subscribed later do not get it. */
  created_at: number;
  /** When each of its readers had a row of the outbox; null where that was cut off. */
  queued_at: number | null;
  stopped_at: number | null;
  /** How many readers it had when it was queued; some leave the newsletter before it reaches them. */
  readers: number;
};

/** When the next mail of a kind may go that is sent at a pace, whichever instance sends it. */
type PaceTable = { name: string; next_at: number };

type SecretTable = { name: string; value: string };

export type OutboxKind =
  | 'lead'
  | 'subscriber-notice'
  | 'subscriber-welcome'
  | 'newsletter'
  | 'digest'
  | 'alert-mail'
  | 'alert-post';

/** What the outbox sends as a mail. */
export type MailKind = Exclude<OutboxKind, 'alert-post'>;

/**
 * `passing`: transient (no connection, no answer, a 4yz). `refused`: a 5yz. `unwritable`: we could not
 * compose it.
 */
export type OutboxProblem = 'passing' | 'refused' | 'unwritable';

export type Lead = Selectable<LeadTable>;
export type LeadRow = Insertable<LeadTable>;
export type NewLead = Omit<LeadRow, 'id' | 'email_key' | 'received_at'>;
export type Subscriber = Selectable<SubscriberTable>;
export type OutboxEntry = Selectable<OutboxTable>;
export type NewOutboxEntry = Insertable<OutboxTable>;
export type Alert = Selectable<AlertTable>;
export type StoredLetter = Selectable<LetterTable>;
