import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { onEachDatabase } from '#testing/databases.ts';
import type { Store } from '../store.ts';
import { migrations } from './migrations.ts';

const isOfRelease1 = (name: string) => name < '018';

/** Starts as release 1 does, which finds nothing to do, or refuses the names that it does not know. */
async function startRelease1({ db }: Store): Promise<unknown> {
  const up = async () => Promise.reject(new Error('release 1 migrates'));
  const names = Object.keys(migrations()).filter(isOfRelease1);
  const known = Object.fromEntries(names.map((name) => [name, { up }]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  return (await migrator.migrateToLatest()).error;
}

onEachDatabase('a database', (open) => {
  it('that this release made is one of release 1, too', async () => {
    expect(await startRelease1(await open())).toBeUndefined();
  });

  it('that knows its later migrations by the table of release 1 is one of both', async () => {
    const store = await open();
    await sql`INSERT INTO kysely_migration SELECT * FROM migrations`.execute(store.db);
    await sql`DELETE FROM migrations`.execute(store.db);
    expect(String(await startRelease1(store))).toContain('corrupted migrations');
    await open();
    expect(await startRelease1(store)).toBeUndefined();
    await expect(open()).resolves.toBeDefined();
  });

  it('of a later release, which has added to it, is opened', async () => {
    const { db } = await open();
    await sql`ALTER TABLE leads ADD COLUMN city text NOT NULL DEFAULT ''`.execute(db);
    await sql`INSERT INTO migrations VALUES ('999-cities', '2027-01-01')`.execute(db);
    await expect(open()).resolves.toBeDefined();
  });
});

it('migrations only add, as the release before writes to the same tables', () => {
  const later = Object.entries(migrations()).filter(([name]) => !isOfRelease1(name));
  const statements = later.flatMap(([, text]) => text.split(';')).map((one) => one.trim());
  expect(statements.filter((one) => !adds.test(one))).toEqual([]);
});

/** An update fills what is new. A unique index would refuse what the release before may write. */
const adds =
  /^(CREATE (TABLE|INDEX)|UPDATE|ALTER TABLE \w+ ADD COLUMN (?!.*(NOT NULL|UNIQUE)(?!.* DEFAULT)))/;
