import type { Insertable, Selectable } from 'kysely';

/** Points in time are milliseconds since 1970 (UTC); identifiers are random UUIDs. */
export type Database = {
  leads: LeadTable;
  subscribers: SubscriberTable;
  outbox: OutboxTable;
  secrets: SecretTable;
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
  suspicion: string | null;
  /** What identical messages share: see `fingerprint.ts`. At most one lead has it at a time. */
  fingerprint: string | null;
};

type SubscriberTable = {
  id: string;
  email: string;
  email_key: string;
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
  kind: MailKind;
  /** The lead's or subscriber's id. */
  subject_id: string;
  created_at: number;
  /** Not tried before this moment; claiming pushes it forward by the lease. */
  due: number;
  attempts: number;
  sent_at: number | null;
  /** Set when the mail server refused for good; such a row waits for the owner. */
  failed_at: number | null;
  last_error: string | null;
};

type SecretTable = { name: string; value: string };

export type MailKind = 'lead' | 'subscriber-notice' | 'subscriber-welcome';

export type Lead = Selectable<LeadTable>;
export type NewLead = Omit<
  Insertable<LeadTable>,
  'id' | 'email_key' | 'received_at' | 'suspicion' | 'fingerprint'
> &
  Partial<Pick<Lead, 'suspicion' | 'fingerprint'>>;
export type Subscriber = Selectable<SubscriberTable>;
export type OutboxEntry = Selectable<OutboxTable>;
