import type { Insertable, Selectable } from 'kysely';
import type { tables } from './tables.ts';

export type { OutboxKind, ServerProblem, Suspicion } from './vocabulary.ts';

type Row<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { value: infer Value } ? Value : never;
};

export type Database = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> };

export type RowOf<Table extends keyof Database> = Selectable<Database[Table]>;

export type Lead = RowOf<'leads'>;
export type NewLead = Omit<Insertable<Database['leads']>, 'id' | 'email_key' | 'received_at'>;
export type Subscriber = RowOf<'subscribers'>;
export type OutboxEntry = RowOf<'outbox'>;
export type Deed = RowOf<'changes'>;
