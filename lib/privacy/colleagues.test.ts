import type { Kysely } from 'kysely';
import { getStore } from '#lib/database/store.ts';
import { tables } from '#lib/database/tables.ts';
import { erasePerson } from './people.ts';

const who = 'colleague@example.com';

/** Says who did something. */
const names = (column: string) => /^who$|_by$/.test(column) && column !== 'left_by';

afterAll(async () => (await getStore()).close());

it('whoever is erased is named in no column that says who did something', async () => {
  const store = await getStore();
  const db = store.db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  for (const [table, columns] of Object.entries(tables)) {
    for (const column of Object.keys(columns).filter(names)) {
      const must = Object.entries(columns).filter(([, { sql }]) => /NOT NULL|KEY/.test(sql));
      const row = must.map(([name, { sql }]) => [name, sql.startsWith('text') ? column : 1]);
      const values = { ...Object.fromEntries(row), [column]: who };
      await db.insertInto(table).values(values).execute();
    }
  }
  await store.db
    .transaction()
    .execute((transaction) => erasePerson({ db: transaction, kind: store.kind }, who));
  for (const table of Object.keys(tables)) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect([table, JSON.stringify(rows).includes(who)]).toEqual([table, false]);
  }
});
