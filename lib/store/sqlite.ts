import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { makeFolder } from './make-folder';
import { waitForLocks } from './sqlite-locks';

/**
 * Kysely's dialect over Node's own SQLite; the file and its folder are made if they are absent.
 *
 * @param onDamage told of each statement that finds the file damaged
 */
export function sqliteDialect(file: string, onDamage: (error: unknown) => void): Dialect {
  const onCreateConnection = async (connection: DatabaseConnection) => {
    reportCorruption(connection, onDamage);
    await prepare(connection);
  };
  const config = { database: async () => open(file), onCreateConnection };
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver(config),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite can roll back DDL: a migration that is cut off leaves nothing half done. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A transaction has the write lock from its beginning: one that began by reading could not wait for
 * it, as what it has read may be out of date by then.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back by itself: to say so would hide what went wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

const SQLITE_CORRUPT = 11;

function reportCorruption(connection: DatabaseConnection, tell: (error: unknown) => void): void {
  const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    try {
      return await execute<Row>(query);
    } catch (error) {
      if ((Number(Object(error).errcode) & 0xff) === SQLITE_CORRUPT) tell(error);
      throw error;
    }
  };
}

async function prepare(connection: DatabaseConnection): Promise<void> {
  waitForLocks(connection);
  await connection.executeQuery(CompiledQuery.raw('pragma journal_mode = wal'));
  // FULL: a commit that was acknowledged survives a power cut, not only a crash of the process.
  await connection.executeQuery(CompiledQuery.raw('pragma synchronous = full'));
}

function open(file: string): SqliteDatabase {
  makeFolder(path.dirname(file));
  keepPrivate(file);
  // SQLite itself waits for a lock with the whole process: it is told not to wait at all.
  const database = new DatabaseSync(file, { timeout: 0 });
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

/** Lets nobody but the owner read the database; SQLite makes its `-wal` and `-shm` like the file. */
function keepPrivate(file: string): void {
  // Never opened where it exists: closing it would release the locks that this process has on it.
  ignoringErrors(['EEXIST'], () => writeFileSync(file, '', { flag: 'wx', mode: 0o600 }));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    // What is another user's stays as that user has it.
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
