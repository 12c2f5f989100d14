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
    const { db } = await openOf('1.0.0');
    await open();
    const leads = db
      .selectFrom('leads')
      .select(['suspicion', 'cleared_suspicion', 'answer_unknown']);
    const suspicion = 'honeypot filled';
    for (const [id, held, cleared_suspicion] of [
      ['held', suspicion, null],
      ['released', null, suspicion],
    ] as const) {
      expect(await leads.where('id', '=', id).execute()).toEqual([
        { suspicion: held, cleared_suspicion, answer_unknown: 1 },
      ]);
    }
    const changes = db.selectFrom('changes').select(['what', 'which']);
    expect(await changes.execute()).toEqual([{ what: 'message dismissed', which: 'dismissed' }]);
    const letters = db.selectFrom('letters').select('id').where('stopped_at', 'is not', null);
    expect(await letters.execute()).toEqual([{ id: 'half' }]);
    const notices = db.selectFrom('outbox').innerJoin('subscribers', 'notice_id', 'subject_id');
    expect(await notices.select('kind').execute()).toEqual([{ kind: 'subscriber-notice' }]);
  });

  it('leaves nothing for 1.1.0 to do', async () => {
    const steps = async ({ db }: Store) => [
      await db.selectFrom('kysely_migration').select('name').orderBy('name').execute(),
      await db.selectFrom('migrations').select('name').orderBy('name').execute(),
    ];
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
