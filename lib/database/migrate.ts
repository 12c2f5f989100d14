import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';
import { indexes, tables, uniqueIndexes } from './tables.ts';

/**
 * Adds what a database lacks of `tables`, in one transaction, one instance after the other. What it has beside them is
 * of a later release, which has only added.
 */
export async function migrate(db: Kysely<Database>, kind: 'sqlite' | 'postgres'): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    // The lock of 1.0.0 and 1.1.0. SQLite's transactions take turns anyway.
    if (kind === 'postgres') await run('SELECT pg_advisory_xact_lock(3853314791062309107)');
    const found = await transaction.introspection.getTables({ withInternalKyselyTables: true });
    const columnsOf = new Map(
      found.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
    );
    for (const [table, columns] of Object.entries(tables)) {
      const has = columnsOf.get(table);
      const lacking = Object.entries(columns)
        .filter(([name]) => !has?.includes(name))
        .map(([name, column]) => `${name} ${column.sql}`);
      if (!has) await run(`CREATE TABLE ${table} (${lacking.join(', ')})`);
      else for (const column of lacking) await run(`ALTER TABLE ${table} ADD COLUMN ${column}`);
    }
    // PostgreSQL would let nobody write until all is done, also where it finds each index there (IF NOT EXISTS).
    const { rows } = await sql.raw<{ name: string }>(indexNames[kind]).execute(transaction);
    const isLacking = (index: string) => !rows.some(({ name }) => index.startsWith(`${name} `));
    for (const one of uniqueIndexes.filter(isLacking)) await run(`CREATE UNIQUE INDEX ${one}`);
    for (const one of indexes.filter(isLacking)) await run(`CREATE INDEX ${one}`);
    if (columnsOf.get('leads')?.includes('answer_unknown') === false) {
      for (const statement of since1_0) await run(statement);
    }
    const timestamp = new Date().toISOString();
    const note = (table: 'kysely_migration' | 'migrations', names: readonly string[]) =>
      transaction
        .insertInto(table)
        .values(names.map((name) => ({ name, timestamp })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await note('kysely_migration', until017);
    await note('migrations', until025);
  });
}

const indexNames = {
  sqlite: 'SELECT name FROM sqlite_schema',
  postgres: 'SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema()',
};

/** What a database of 1.0.0 does not say by itself of what is new since. */
const since1_0 = [
  'DROP TABLE IF EXISTS rate_limits',
  'UPDATE leads SET answer_unknown = 1',
  // So that these, too, can be undone.
  `INSERT INTO changes (id, act, number, who, what, which, at)
    SELECT id, id, 1, 'command', 'message dismissed', id, dismissed_at
    FROM leads WHERE dismissed_at IS NOT NULL`,
  // What was released is no suspect any more: who is held is told without a look at the mails.
  `UPDATE leads SET cleared_suspicion = suspicion, suspicion = NULL
    WHERE suspicion <> 'sent too fast' AND EXISTS (
      SELECT 1 FROM outbox WHERE outbox.subject_id = leads.id AND outbox.kind = 'lead'
    )`,
  // Each notice was of one reader.
  `UPDATE subscribers SET notice_id = (
    SELECT id FROM outbox WHERE kind = 'subscriber-notice' AND subject_id = subscribers.id
  )`,
  "UPDATE outbox SET subject_id = id WHERE kind = 'subscriber-notice'",
  // What a kill has left half queued: a person goes on with it.
  'UPDATE letters SET stopped_at = created_at WHERE queued_at IS NULL AND stopped_at IS NULL',
];

/** The steps of 1.1.0. Kysely's Migrator, by which earlier ones ran, refuses names after 017 in its table. */
const until017 = [
  ...['001-leads-subscribers-outbox', '002-suspects-repeats-limits', '003-nobody-left-in-the-dark'],
  ...['004-newsletter', '005-sources', '006-shared-notices', '007-consent-text'],
  ...['008-limits-in-memory', '009-answers-and-changes', '010-desk', '011-drafts', '012-passkeys'],
  ...['013-returned-mails', '014-word-drafts', '015-visits', '016-why-a-reader-left'],
  '017-letters-are-queued-whole',
];

const until025 = [
  ...['018-desk-indexes', '019-words', '020-backups', '021-colleagues', '022-answers'],
  ...['023-pages-of-a-visit', '024-subscriptions-before', '025-held-after-a-restore'],
];
