import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { onEachDatabase } from '#testing/databases.ts';
import type { Store } from './store.ts';

onEachDatabase('a database', (open) => {
  const run = (store: Store, statement: string) => sql.raw(statement).execute(store.db);

  /** What it has as a release before left it. */
  async function openOf(release: string): Promise<Store> {
    const store = await open();
    for (const [table] of (await shapeOf(store)).toReversed())
      await run(store, `DROP TABLE ${table}`);
    for (const statement of readFileSync(`lib/database/releases/${release}.sql`, 'utf8').split(
      ';\n',
    )) {
      if (statement.trim()) await run(store, statement);
    }
    return store;
  }

  /** Each table with its columns. */
  const shapeOf = async ({ db }: Store) => {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    return tables
      .filter(({ name }) => name !== 'kysely_migration_lock')
      .map(({ name, columns }) => [name, columns.map((one) => one.name).sort()] as const);
  };
  const countOf = async (store: Store) => {
    const counts: Record<string, number> = {};
    for (const [table] of await shapeOf(store)) {
      counts[table] = (await run(store, `SELECT 1 FROM ${table}`)).rows.length;
    }
    return counts;
  };

  it.each(['1.0.0', '1.1.0'])(
    'of %s keeps its rows, and has what a new one has',
    async (release) => {
      const shape = await shapeOf(await open());
      const store = await openOf(release);
      const { rate_limits, kysely_migration, ...before } = await countOf(store);
      await open();
      expect(await countOf(store)).toMatchObject(before);
      expect(await shapeOf(store)).toEqual(shape);
      await expect(open()).resolves.toBeDefined();
    },
  );

  it('of 1.0.0 says what it did not say itself', async () => {
    const store = await openOf('1.0.0');
    await open();
    const found = async (query: string) =>
      (await run(store, `SELECT ${query}`)).rows.map((row) => Object.values(Object(row)).join());
    const suspicions = 'suspicion, cleared_suspicion, answer_unknown';
    expect(
      await found(`id, ${suspicions} FROM leads WHERE id IN ('held', 'released') ORDER BY id`),
    ).toEqual(['held,honeypot filled,,1', 'released,,honeypot filled,1']);
    expect(await found('what, which FROM changes')).toEqual(['message dismissed,dismissed']);
    expect(await found('id FROM letters WHERE stopped_at IS NOT NULL')).toEqual(['half']);
    const notices = await found('kind FROM outbox JOIN subscribers ON notice_id = subject_id');
    expect(notices).toEqual(['subscriber-notice']);
  });

  it('leaves nothing for 1.1.0 to do', async () => {
    const all = `SELECT 'first' AS part, name FROM kysely_migration
      UNION SELECT 'second', name FROM migrations ORDER BY 1, 2`;
    const steps = async (store: Store) => (await run(store, all)).rows;
    const known = await steps(await open());
    expect(known).toEqual(await steps(await openOf('1.1.0')));
  });

  it('of a later release, which has added to it, is opened', async () => {
    const store = await open();
    await run(store, `ALTER TABLE leads ADD COLUMN city text NOT NULL DEFAULT ''`);
    await run(store, 'CREATE TABLE cities (name text)');
    await expect(open()).resolves.toBeDefined();
  });

  it('that cannot be brought to this release stays as it is', async () => {
    const store = await openOf('1.0.0');
    await run(store, 'CREATE TABLE held (id text)');
    await run(store, `INSERT INTO held VALUES ('a')`);
    const before = await shapeOf(store);
    await expect(open()).rejects.toThrow(/null/i);
    expect(await shapeOf(store)).toEqual(before);
  });
});
