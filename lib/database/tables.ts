import type { Generated } from 'kysely';
import type { DeedKind } from './deeds.ts';
import type {
  CounterKind,
  OutboxKind,
  OutboxProblem,
  ServerProblem,
  Suspicion,
} from './vocabulary.ts';

/** What SQLite and PostgreSQL are told of a column, and what of it is read and written here. */
type Column<Value> = { sql: string; value: Value };

const as = <Value>(sql: string) => ({ sql }) as Column<Value>;

const id = as<string>('text PRIMARY KEY');
const text = as<string>('text NOT NULL');
const unique = as<string>('text NOT NULL UNIQUE');
const maybeText = as<string | null>('text');
/** Points in time are milliseconds since 1970 (UTC). */
const time = as<number>('bigint NOT NULL');
const maybeTime = as<number | null>('bigint');
const number = as<number>('integer NOT NULL');
const bigNumber = time;

const consent = {
  consent_at: time,
  consent_page: text,
  /** ISO date of the privacy policy in force at consent. */
  policy_date: text,
  /** Of the text that was shown (lib/letters/consent-text.ts); null for those from before it was recorded. */
  consent_hash: maybeText,
  /** Who or what took them off, but themselves. `gone`: the address is no more. `full`: three mails did not get in. */
  left_by: as<'desk' | 'complaint' | 'gone' | 'full' | null>('text'),
};

/**
 * Each table as it is made; what a database of an earlier release lacks of it is added (`migrate.ts`). A column that
 * comes later is empty or has a default, as the release before writes to the same tables; what a release no longer
 * needs, the one after it takes away (docs/decisions/045-a-database-serves-two-versions.md). Identifiers are random
 * UUIDs.
 */
export const tables = {
  leads: {
    id,
    name: text,
    email: text,
    email_key: text,
    phone: text,
    message: text,
    page: text,
    received_at: time,
    /** A lead that is held for it (`isHeld`) has no outbox row. */
    suspicion: as<Suspicion | null>('text'),
    /** Unique; equal for identical messages. */
    fingerprint: maybeText,
    /** When the mail server took a morning mail that lists this held lead. */
    told_at: maybeTime,
    /** When somebody said that it is no message; of one that was mailed, too. */
    dismissed_at: maybeTime,
    /** Source of the visit, as its browser reported it. */
    utm_source: maybeText,
    utm_medium: maybeText,
    utm_campaign: maybeText,
    referrer: maybeText,
    first_page: maybeText,
    page_before: maybeText,
    answered_at: maybeTime,
    /** The owner's own words on it. */
    note: maybeText,
    /** What it was held for until somebody released it. */
    cleared_suspicion: as<Suspicion | null>('text'),
    /** 1 for those that came before answers were written down, else null. */
    answer_unknown: as<number | null>('integer'),
    /** JSON: lib/leads/answers.ts. */
    answers: maybeText,
    /** When somebody said that its visitor became a client, or will not; never both. */
    won_at: maybeTime,
    lost_at: maybeTime,
    /** The address of who looks after it. */
    looked_after_by: maybeText,
    /** A day: `2026-01-05`. */
    ask_again: maybeText,
  },

  subscribers: {
    id,
    email: text,
    email_key: unique,
    ...consent,
    /** For the unsubscribe link. */
    token: unique,
    unsubscribed_at: maybeTime,
    /** When the last welcome was queued. */
    welcomed_at: maybeTime,
    inbox_key: as<string>('text'),
    /** The outbox row whose mail tells the agency of the subscription, and of others. */
    notice_id: maybeText,
  },

  /** What a reader's row said before they came back: a proof, which goes with the row, whichever release erases it. */
  subscriptions_before: {
    id,
    ...consent,
    subscriber_id: as<string>('text NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE'),
    unsubscribed_at: time,
  },

  outbox: {
    id,
    kind: as<OutboxKind>('text NOT NULL'),
    /** The lead's, subscriber's, alert's or act's id; of a notice, its own; of a report, its day or month. */
    subject_id: text,
    created_at: time,
    /** Run at; claiming moves it past the lease. */
    due: time,
    attempts: as<Generated<number>>('integer NOT NULL DEFAULT 0'),
    sent_at: maybeTime,
    /** When it was given up; only mail to strangers ever is. */
    failed_at: maybeTime,
    last_error: maybeText,
    problem: as<OutboxProblem | null>('text'),
    /** When the mail server took a morning mail that lists this failed mail; of an answer, when its message was opened again. */
    told_at: maybeTime,
    /** Null for all but letters of the newsletter. */
    letter_id: maybeText,
    /** In the address that word of its failure goes to (lib/post/return-address.ts); null until it is sent. */
    return_key: maybeText,
    /** What such word said, and when it was read. `hard`: the address is no more. `soft`: it did not get in this time. */
    returned: as<'hard' | 'soft' | 'complaint' | null>('text'),
    returned_at: maybeTime,
  },

  /** What would have gone by itself after a restore, and waits for an owner (lib/held). */
  held: {
    /** The mail's, the letter's, or the draft's. */
    id,
    kind: as<'mail' | 'letter' | 'plan'>('text NOT NULL'),
    /** JSON: the row of the outbox; the draft's version and its time; nothing of a letter. */
    what: text,
    at: time,
  },

  secrets: { name: id, value: text },

  /** A change of the site's condition, for the owner. */
  alerts: {
    /** Subject and number, so that only one of several instances stores a change. */
    id,
    subject: as<'mail' | 'leads' | 'bounces'>('text NOT NULL'),
    number,
    state: as<'wrong' | 'well'>('text NOT NULL'),
    /** A sentence without personal data. */
    reason: text,
    at: time,
  },

  letters: {
    /** A hash of its content. */
    id,
    subject: text,
    source: text,
    /** Later subscribers do not get it. */
    created_at: time,
    /** Below zero until its mails are as somebody has pressed (lib/letters/letters.ts). */
    queued_at: as<Generated<number | null>>('bigint'),
    stopped_at: maybeTime,
    readers: as<number>('integer NOT NULL DEFAULT 0'),
  },

  /** A letter that is being written; once it begins, it is one of `letters`. */
  drafts: {
    id,
    subject: text,
    /** What mail programs show beside the subject; empty for the first words. */
    preview: text,
    /** Markdown, with its mistakes. */
    words: text,
    /** Counts its changes, so that nobody overwrites one unseen. */
    version: number,
    changed_by: text,
    changed_at: time,
    /** When it is to begin. */
    planned_at: maybeTime,
  },

  /** What a person has typed on a file of the content, or a letter, and not saved. */
  word_drafts: {
    who: text,
    /** Below the content's folder; `letters/ID` for a letter, `answers/ID` for an answer to a message. */
    file: text,
    /** JSON, of lib/editing, lib/letters or lib/leads. */
    words: text,
    changed_at: time,
  },

  /** A text, a photograph, or a map of words, by its SHA-256 (base64url). */
  word_contents: { hash: id, body: as<Uint8Array>('bytea NOT NULL') },

  /** A file of the content, as somebody saved it at the desk. None is ever deleted. */
  word_versions: {
    id,
    /** Counts all versions. */
    number: bigNumber,
    file: text,
    /** Of what it says; null where it is gone. */
    hash: maybeText,
    /** Of what the release said when it was written; null where that had no such file. */
    base: maybeText,
    who: text,
    /** One for all files that one press changed: that of `changes`. */
    act: text,
    at: time,
  },

  /** All words at once, as visitors see them from then on. */
  publications: {
    id,
    /** Counts them. */
    number: bigNumber,
    /** Of the map: each file, its hash and the day of its last change (lib/words/publications.ts). */
    map: text,
    /** Of the map of the release whose words are merged in. */
    release: text,
    /** When that release was built. */
    built: time,
    /** The newest version that was known. */
    head: bigNumber,
    /** Of every page that is or was ever published, in lines. */
    addresses: text,
    /** Empty for what a release published by itself. */
    who: text,
    at: time,
  },

  /**
   * How far the last publication from the desk is (lib/publishing/progress.ts). One row: whoever sets it while nobody
   * else keeps it fresh is the one that publishes, of however many machines.
   */
  publishing: {
    id: as<number>('bigint PRIMARY KEY'),
    /** Empty where nobody pressed: the day of a page has come. */
    who: text,
    begun: time,
    /** While it goes on, it is written again and again. */
    fresh_at: time,
    /** A sentence. */
    step: text,
    ended_at: maybeTime,
    how: maybeText,
    reason: maybeText,
  },

  /** The last one: a single row. */
  backups: { name: id, at: time, bytes: bigNumber },

  /** Who was invited to the desk. */
  desk_colleagues: {
    /** Of the address (lib/base/email-key.ts). */
    key: id,
    email: text,
    role: as<'owner' | 'writer' | 'answerer'>('text NOT NULL'),
    /** 1 where a writer publishes by themselves. */
    may_publish: number,
    invited_by: text,
    invited_at: time,
  },

  /** Words for answers, below their name; `{name}` is the visitor's. */
  saved_replies: { id, words: text },

  /** When the next throttled mail may go, from any instance. */
  paces: { name: id, next_at: time },

  /** How far a mailbox has been read. */
  mailbox_states: {
    name: id,
    uid_validity: text,
    last_uid: bigNumber,
    problem: as<ServerProblem | 'full' | null>('text'),
    problem_since: maybeTime,
  },

  /** Who changed what. It has no personal data of visitors, only ids. */
  changes: {
    id,
    /** One for all deeds of one press. */
    act: text,
    /** Counts the deeds of one `which`. */
    number,
    /** `mail`, `command`, or the address of who was signed in. */
    who: text,
    what: as<DeedKind>('text NOT NULL'),
    /** The id of what was changed. */
    which: text,
    at: time,
  },

  /** How often something happened on a day, or in a week. Nothing in it tells one visitor from another. */
  counters: {
    /** The day, in the agency's time zone: `2026-01-05` (1.1.0 knows the column by this name). Of speeds, and of all that earlier versions counted, a Monday. */
    week: text,
    kind: as<CounterKind>('text NOT NULL'),
    /** What happened; for `site`, empty where nothing is known. */
    key: text,
    count: number,
  },

  // As better-auth has them, which 1.1.0 signs in by: times are ISO text.
  desk_people: {
    id,
    /** Empty until they say it. */
    name: text,
    email: unique,
    email_verified: number,
    image: maybeText,
    created_at: text,
    updated_at: text,
    /** Below what they answer. */
    signature: maybeText,
  },

  desk_sessions: {
    id,
    person_id: text,
    /** Hashed. */
    token: unique,
    browser: maybeText,
    ip_address: maybeText,
    expires_at: text,
    created_at: text,
    /** When it was last used, to the hour. */
    updated_at: text,
  },

  desk_links: {
    id,
    /** What it is, with the hash of its token, a challenge, or whose it is. */
    identifier: unique,
    value: text,
    expires_at: text,
    created_at: text,
    updated_at: text,
  },

  desk_passkeys: {
    id,
    /** Whose it is: `emailKey` of an address. */
    person: text,
    name: text,
    /** The credential's own id, and its public key, in base64url. */
    credential: unique,
    public_key: text,
    /** How often it has signed, as far as it counts. */
    counter: bigNumber,
    created_at: time,
    used_at: maybeTime,
  },

  /** What 1.0.0 and 1.1.0 have done to a database, by name: what is not said here they would do again. */
  kysely_migration: { name: id, timestamp: text },
  migrations: { name: id, timestamp: text },
};

/** Those of 1.1.0 alone: a later one would refuse what the release before may write. */
export const uniqueIndexes = [
  'leads_fingerprint ON leads (fingerprint)',
  'changes_which ON changes (which, number)',
  'word_drafts_key ON word_drafts (who, file)',
  'word_versions_number ON word_versions (number)',
  'publications_number ON publications (number)',
  'counters_name ON counters (week, kind, key)',
];

export const indexes = [
  'leads_email ON leads (email_key)',
  'subscribers_inbox ON subscribers (inbox_key)',
  'subscribers_notice ON subscribers (notice_id)',
  'subscriptions_before_reader ON subscriptions_before (subscriber_id)',
  'outbox_due ON outbox (sent_at, due)',
  'outbox_subject ON outbox (subject_id)',
  // Finding the next lead scans no waiting letters, nor the reverse.
  'outbox_next ON outbox (letter_id, sent_at, failed_at, due)',
  'outbox_next_of_kind ON outbox (kind, sent_at, failed_at, due)',
  'outbox_return ON outbox (return_key)',
  'changes_act ON changes (act)',
  'changes_at ON changes (at)',
  'word_versions_file ON word_versions (file, number)',
  'word_versions_act ON word_versions (act)',
  // For the lists of messages, by `boxes` in lead-list.ts, and for what is counted of them.
  `leads_open ON leads (received_at, suspicion)
    WHERE dismissed_at IS NULL AND answered_at IS NULL AND answer_unknown IS NULL`,
  `leads_held ON leads (received_at)
    WHERE dismissed_at IS NULL AND answered_at IS NULL AND suspicion IS NOT NULL`,
  'leads_dismissed ON leads (received_at) WHERE dismissed_at IS NOT NULL',
  'leads_won ON leads (won_at) WHERE won_at IS NOT NULL',
  'leads_ask_again ON leads (ask_again) WHERE ask_again IS NOT NULL',
  `leads_counted ON leads (
    received_at, dismissed_at, answered_at, suspicion, page,
    utm_source, utm_medium, utm_campaign, referrer
  )`,
  `leads_credited ON leads (
    received_at, dismissed_at, answered_at, suspicion, page, first_page, page_before
  )`,
  // All that a sum of visits reads.
  'counters_counted ON counters (week, kind, key, count)',
  'subscribers_readers ON subscribers (consent_at, id) WHERE unsubscribed_at IS NULL',
];
