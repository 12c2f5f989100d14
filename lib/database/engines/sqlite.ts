import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { watchQueries } from './sqlite-locks.ts';

/** Kysely's dialect over `node:sqlite`; creates the file and its folder. */
export function sqliteDialect(file: string, onCorruption: (error: unknown) => void): SqliteDialect {
  const onCreateConnection = async (connection: DatabaseConnection) => {
    watchQueries(connection, onCorruption);
    await prepare(connection);
  };
  const config = { database: async () => open(file), onCreateConnection };
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new ImmediateDriver(config),
  });
}

/** Takes the write lock at once: after a read it could not wait for it, as its rows may be outdated. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite rolls back by itself; the error of a second rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

async function prepare(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('pragma journal_mode = wal'));
  // fsync at each commit: an acknowledged one survives a power cut, not only a crash of the process.
  await connection.executeQuery(CompiledQuery.raw('pragma synchronous = full'));
  // By itself SQLite would copy the log over whatever has become of the file: `assertIntact` looks first.
  await connection.executeQuery(CompiledQuery.raw('pragma wal_autocheckpoint = 0'));
}

function open(file: string): SqliteDatabase {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  keepPrivate(file);
  // SQLite's own wait for a lock blocks the whole process; `watchQueries` waits instead.
  const database = new DatabaseSync(file, { timeout: 0 });
  // SQLite's own knows the letters of English alone.
  database.function('lower', { deterministic: true }, (text) => String(text).toLowerCase());
  const statements = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      // A pragma's value is part of its text, which differs each time.
      if (statements.size < 100 && !sql.startsWith('pragma')) statements.set(sql, statement);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/** SQLite gives `-wal` and `-shm` the mode of the file. */
function keepPrivate(file: string): void {
  // An existing file is never opened: closing it would release this process's locks on it (POSIX).
  ignoringErrors(['EEXIST'], () => writeFileSync(file, '', { flag: 'wx', mode: 0o600 }));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    // EPERM: it belongs to another user.
    ignoringErrors(['ENOENT', 'EPERM'], () => chmodSync(one, 0o600));
  }
}

function ignoringErrors(codes: readonly string[], act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
