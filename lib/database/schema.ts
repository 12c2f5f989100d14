import type { Insertable, Selectable } from 'kysely';
import type { tables } from './tables.ts';

export type { OutboxKind, OutboxProblem, ServerProblem, Suspicion } from './vocabulary.ts';

type Row<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { value: infer Value } ? Value : never;
};

export type Database = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> };

export type Lead = Selectable<Database['leads']>;
export type NewLead = Omit<Insertable<Database['leads']>, 'id' | 'email_key' | 'received_at'>;
export type Subscriber = Selectable<Database['subscribers']>;
export type OutboxEntry = Selectable<Database['outbox']>;
export type NewOutboxEntry = Insertable<Database['outbox']>;
export type Deed = Selectable<Database['changes']>;
export type WordDraft = Selectable<Database['word_drafts']>;
export type Publication = Selectable<Database['publications']>;
export type SavedReply = Selectable<Database['saved_replies']>;
export type Held = Selectable<Database['held']>;
export type Backup = Selectable<Database['backups']>;
