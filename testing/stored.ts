import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Selectable } from 'kysely';
import { env } from '#lib/base/env.ts';
import type { Database } from '#lib/database/schema.ts';
import { getStore } from '#lib/database/store.ts';

/** The committed rows of a table, read on a second connection. */
export function stored<Table extends keyof Database>(table: Table): Selectable<Database[Table]>[] {
  const rows = storedIn(env().DATA_DIR, `SELECT * FROM ${table}`);
  return rows as unknown as Selectable<Database[Table]>[];
}

/** Those of another process. */
export function storedIn(dataDir: string, sql: string) {
  using database = open(dataDir);
  return database.prepare(sql).all();
}

export function changeStored(sql: string): void {
  using database = open();
  database.exec(sql);
}

const open = (folder = env().DATA_DIR) => new DatabaseSync(path.join(folder, 'site.sqlite'));

/** Opens it first: on a busy machine that takes longer than a visitor waits. */
export async function emptyStore(): Promise<void> {
  await getStore();
  const tables = ['leads', 'subscribers', 'outbox', 'changes', 'counters', 'alerts'];
  changeStored(tables.map((table) => `DELETE FROM ${table};`).join(''));
}
