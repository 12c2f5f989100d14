import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openStore, type Store } from '#lib/database/store.ts';
import { databaseKinds, openPostgres, type Postgres } from './postgres.ts';

/**
 * Tests on SQLite and, where it is installed, PostgreSQL.
 *
 * @param tests are given `open`, for an instance on the test's own database, closed after the test
 */
export function onEachDatabase(name: string, tests: (open: () => Promise<Store>) => void): void {
  describe.each(databaseKinds())(`${name} on %s`, (kind) => {
    const stores: Store[] = [];
    let postgres: Postgres | undefined;
    let DATA_DIR: string;
    beforeAll(async () => {
      if (kind === 'PostgreSQL') postgres = await openPostgres();
    });
    afterAll(() => postgres?.dispose());
    beforeEach(() => {
      DATA_DIR = mkdtempSync(path.join(tmpdir(), 'store-'));
    });
    afterEach(async () => {
      const [first] = stores;
      if (first && postgres) {
        await sql`DROP SCHEMA public CASCADE; CREATE SCHEMA public`.execute(first.db);
      }
      for (const { close } of stores.splice(0)) await close();
    });
    tests(async () => {
      const store = await openStore({ DATA_DIR, DATABASE_URL: postgres?.url });
      stores.push(store);
      return store;
    });
  });
}
