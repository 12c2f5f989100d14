import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** How long a write waits for another process (the owner's commands) to finish its own, in ms. */
const busyTimeout = 5_000;

/** Kysely's dialect over Node's own SQLite; the file and its folder are made if they are absent. */
export function sqliteDialect(file: string): SqliteDialect {
  return new SqliteDialect({ database: async () => open(file) });
}

function open(file: string): SqliteDatabase {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  // FULL: a commit that was acknowledged survives a power cut, not only a crash of the process.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const statements = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      if (statements.size < 100) statements.set(sql, statement);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}
