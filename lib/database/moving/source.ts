import { existsSync, linkSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '#lib/base/text.ts';

/** The bytes of a row's columns, one after the other, whatever they are, and how many each has: `5,-,0` (`-` is null). */
export type Row = { lengths: string; bytes: Uint8Array };
export type Source = ReturnType<typeof openSource>;

/** Opens a SQLite file so that until it is closed nobody else can, and no byte of it changes. */
export function openSource(file: string) {
  const database = tellingWhy(file, () => openAlone(file));
  const all = (sql: string, ...parameters: string[]) =>
    tellingWhy(file, () => database.prepare(sql).all(...parameters));
  const [found] = all('PRAGMA integrity_check(1)');
  if (found?.integrity_check !== 'ok') throw damaged(file, String(found?.integrity_check));
  return {
    columns: () => all(tableColumns) as { table: string; name: string }[],
    /** What tells one row of a table from another. */
    key: (table: string) => all(keyColumns, table).map(({ name }) => String(name)),
    names: (table: string) => all(`SELECT name FROM "${table}"`).map(({ name }) => String(name)),
    rows: (table: string, columns: readonly string[]) => readRows(database, table, columns),
    close: () => database.close(),
  };
}

const tableColumns = `
SELECT sqlite_schema.name AS "table", "columns".name
FROM sqlite_schema, pragma_table_info(sqlite_schema.name) AS "columns"
WHERE sqlite_schema.type = 'table' AND sqlite_schema.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`;

const keyColumns = 'SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk';

/**
 * By links that are gone once it is open: when it closes a file whose name is gone, SQLite does not bring the log,
 * which a kill leaves, into it. The lock is the file's under any name, and other connections hold it as long as they
 * are open, also those that do nothing.
 */
function openAlone(file: string): DatabaseSync {
  const folder = mkdtempSync(path.join(path.dirname(file), 'moving-'));
  try {
    const link = path.join(folder, path.basename(file));
    for (const end of ['', '-wal', '-journal']) {
      if (existsSync(file + end)) linkSync(file + end, link + end);
    }
    const database = new DatabaseSync(link);
    try {
      database.exec('PRAGMA locking_mode = exclusive; BEGIN EXCLUSIVE; PRAGMA query_only = true');
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One value for all columns: a buffer for each would take more memory than what it holds. */
function readRows(
  database: DatabaseSync,
  table: string,
  columns: readonly string[],
): Iterable<Row> {
  const lengths = columns.map((name) => `coalesce(octet_length("${name}"), '-')`);
  const bytes = columns.map((name) => `coalesce("${name}", '')`);
  const statement = database.prepare(`
    SELECT concat_ws(',', ${lengths.join()}) AS lengths, CAST(${bytes.join(' || ')} AS blob) AS bytes
    FROM "${table}"`);
  return statement.iterate() as unknown as Iterable<Row>;
}

function tellingWhy<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    const code = Number(Object(error).errcode) & 0xff;
    if (code === SQLITE_BUSY) {
      throw new Error(`The site, or another program, is using ${file}: stop it first`);
    }
    if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) throw damaged(file, reasonOf(error));
    throw error;
  }
}

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

function damaged(file: string, reason: string): Error {
  return new Error(`${file} is damaged (${reason}): restore a backup of it first`);
}
