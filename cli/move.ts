import { env } from '#lib/base/env.ts';
import { count } from '#lib/base/text.ts';
import { moveToPostgres } from '#lib/database/move.ts';
import { type Answer, fail } from './answer.ts';
import { findSqlite } from './open-store.ts';
import { columns } from './text.ts';

export async function answerMove(): Promise<Answer> {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) fail('Set DATABASE_URL to the PostgreSQL that is to take it.');
  const file = findSqlite();
  const moved = await moveToPostgres(file, DATABASE_URL);
  const rows = Object.values(moved).reduce((sum, one) => sum + one, 0);
  const table = columns(Object.entries(moved).map(([name, number]) => [name, String(number)]));
  const text = `${table}
${count(rows, 'row')} moved into PostgreSQL, and found there as they are in SQLite.
Next: start the site. When it runs, and has a backup, delete ${file}:
nobody is erased from it, and nothing in it expires.`;
  return { text, data: { file, rows, tables: moved } };
}
