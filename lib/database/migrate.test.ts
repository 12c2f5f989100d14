import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { onEachDatabase, store } from '#testing/databases.ts';

onEachDatabase('a database', (open) => {
  const run = (statement: string) => sql.raw(statement).execute(store.db);

  /** As a release before left it. */
  async function leaveAsOf(release: string): Promise<void> {
    for (const [table] of (await shape()).toReversed()) await run(`DROP TABLE ${table}`);
    const statements = readFileSync(`lib/database/releases/${release}.sql`, 'utf8').split(';\n');
    for (const statement of statements) if (statement.trim()) await run(statement);
  }

  /** Each table with its columns. */
  const shape = async () => {
    const tables = await store.db.introspection.getTables({ withInternalKyselyTables: true });
    return tables
      .filter(({ name }) => name !== 'kysely_migration_lock')
      .map(({ name, columns }) => [name, columns.map((one) => one.name).sort()] as const);
  };
  const count = async () => {
    const counts: Record<string, number> = {};
    for (const [table] of await shape()) {
      counts[table] = (await run(`SELECT 1 FROM ${table}`)).rows.length;
    }
    return counts;
  };

  it.each(['1.0.0', '1.1.0'])(
    'of %s keeps its rows, and has what a new one has',
    async (release) => {
      const anew = await shape();
      await leaveAsOf(release);
      const { rate_limits, kysely_migration, ...before } = await count();
      await open();
      expect(await count()).toMatchObject(before);
      expect(await shape()).toEqual(anew);
      await expect(open()).resolves.toBeDefined();
    },
  );

  it('of 1.0.0 says what it did not say itself', async () => {
    await leaveAsOf('1.0.0');
    await open();
    const found = async (query: string) =>
      (await run(`SELECT ${query}`)).rows.map((row) => Object.values(Object(row)).join());
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
    const { rows: known } = await run(all);
    await leaveAsOf('1.1.0');
    expect((await run(all)).rows).toEqual(known);
  });

  it('of a later release, which has added to it, is opened', async () => {
    await run(`ALTER TABLE leads ADD COLUMN city text NOT NULL DEFAULT ''`);
    await run('CREATE TABLE cities (name text)');
    await expect(open()).resolves.toBeDefined();
  });

  it('that cannot be brought to this release stays as it is', async () => {
    await leaveAsOf('1.0.0');
    await run('CREATE TABLE held (id text)');
    await run(`INSERT INTO held VALUES ('a')`);
    const before = await shape();
    await expect(open()).rejects.toThrow(/null/i);
    expect(await shape()).toEqual(before);
  });
});
