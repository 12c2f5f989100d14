import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type Store } from '#lib/database/store.ts';
import { closeAfter } from './close-after.ts';
import { databaseKinds, openDatabase, type PostgresDatabase } from './postgres.ts';

/** Given `open`, for an instance on the test's own database, closed after the test. */
type Tests = (open: () => Promise<Store>) => void;

/** Tests on SQLite and, where it is installed, PostgreSQL: what is asked or answered in other ways there. */
export function onEachDatabase(name: string, tests: Tests): void {
  describe.each(databaseKinds())(`${name} on %s`, (kind) => {
    const databases: PostgresDatabase[] = [];
    let settings: Parameters<typeof openStore>[0];
    beforeEach(async () => {
      settings = { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'store-')) };
      if (kind === 'SQLite') return;
      const database = await openDatabase();
      databases.push(database);
      settings.DATABASE_URL = database.url;
    });
    afterAll(async () => {
      for (const database of databases) await database[Symbol.asyncDispose]();
    });
    tests(() => openClosed(settings));
  });
}

/** Tests of what both databases are asked alike. */
export function onSqlite(name: string, tests: Tests): void {
  describe(name, () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'store-'));
    });
    tests(() => openClosed({ DATA_DIR: folder }));
  });
}

async function openClosed(settings: Parameters<typeof openStore>[0]): Promise<Store> {
  const store = await openStore(settings);
  closeAfter(store.close);
  return store;
}
