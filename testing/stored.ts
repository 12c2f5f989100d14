import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Selectable } from 'kysely';
import { env } from '#lib/base/env.ts';
import type { Database } from '#lib/database/schema.ts';
import { getStore } from '#lib/database/store.ts';

/** The committed rows of a table, read on a second connection. */
export function stored<Table extends keyof Database>(table: Table): Selectable<Database[Table]>[] {
  return withFile((database) =>
    database.prepare(`SELECT * FROM ${table}`).all(),
  ) as unknown as Selectable<Database[Table]>[];
}

export function changeStored(sql: string): void {
  withFile((database) => {
    database.exec(sql);
    return [];
  });
}

/** Opens it first: on a busy machine that takes longer than a visitor waits. */
export async function emptyStore(): Promise<void> {
  await getStore();
  changeStored(
    'DELETE FROM leads; DELETE FROM subscribers; DELETE FROM outbox; DELETE FROM changes; DELETE FROM counters;',
  );
}

function withFile<Row>(use: (database: DatabaseSync) => Row[]): Row[] {
  const file = path.join(env().DATA_DIR, 'site.sqlite');
  // A request refused early does not open the store.
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file);
  try {
    return use(database);
  } finally {
    database.close();
  }
}
