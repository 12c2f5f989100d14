import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Selectable } from 'kysely';
import { env } from '#lib/base/env.ts';
import type { Database } from '#lib/database/schema.ts';
import { getStore } from '#lib/database/store.ts';

/** The committed rows of a table, read on a second connection. */
export function stored<Table extends keyof Database>(table: Table): Selectable<Database[Table]>[] {
  using database = open();
  const rows = database.prepare(`SELECT * FROM ${table}`).all();
  return rows as unknown as Selectable<Database[Table]>[];
}

export function changeStored(sql: string): void {
  using database = open();
  database.exec(sql);
}

const open = () => new DatabaseSync(path.join(env().DATA_DIR, 'site.sqlite'));

/** Opens it first: on a busy machine that takes longer than a visitor waits. */
export async function emptyStore(): Promise<void> {
  await getStore();
  const tables = ['leads', 'subscribers', 'outbox', 'changes', 'counters', 'alerts'];
  changeStored(tables.map((table) => `DELETE FROM ${table};`).join(''));
}
