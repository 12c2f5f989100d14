import { openStore, type Store } from '#lib/database/store.ts';
import { closeAfter } from './close-after.ts';
import { newFolder } from './new-folder.ts';
import { databaseKinds, openDatabase } from './postgres.ts';

/** On the test's own database: opened before it, closed after it. */
export let store: Store;

/** Given `open`, for another instance on that database, closed after the test, too. */
type Tests = (open: () => Promise<Store>) => void;

/** Tests on SQLite and, where it is installed, PostgreSQL: what is asked or answered in other ways there. */
export function onEachDatabase(name: string, tests: Tests): void {
  for (const kind of databaseKinds()) onDatabase(kind, `${name} on ${kind}`, tests);
}

/** Tests of what both databases are asked alike. */
export function onSqlite(name: string, tests: Tests): void {
  onDatabase('SQLite', name, tests);
}

function onDatabase(kind: string, name: string, tests: Tests): void {
  describe(name, () => {
    const databases = new AsyncDisposableStack();
    let settings: Parameters<typeof openStore>[0];
    const open = async () => {
      const opened = await openStore(settings);
      closeAfter(opened.close);
      return opened;
    };
    beforeEach(async () => {
      settings = { DATA_DIR: newFolder() };
      if (kind === 'PostgreSQL') settings.DATABASE_URL = databases.use(await openDatabase()).url;
      store = await open();
    });
    afterAll(() => databases.disposeAsync());
    tests(open);
  });
}
