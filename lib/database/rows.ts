import type { ExpressionBuilder, Insertable, Kysely, Updateable } from 'kysely';
import type { Database, RowOf } from './schema.ts';

// What one asks of rows that are told by what their columns say. All else is asked of Kysely itself.

type Db = Kysely<Database>;
type Table = keyof Database;

/** What some columns say, or one of several things; null is nothing. */
type Which<Name extends Table> = {
  [Column in keyof RowOf<Name>]?: RowOf<Name>[Column] | readonly RowOf<Name>[Column][];
};

/** In the order of a column; `desc` has the last first. */
export async function listRows<Name extends Table>(
  db: Db,
  table: Name,
  which: Which<Name>,
  by: keyof RowOf<Name>,
  order: 'asc' | 'desc' = 'asc',
): Promise<RowOf<Name>[]> {
  const rows = db
    .selectFrom(of(table))
    .selectAll()
    .where(says(which))
    .orderBy(by as 'id', order);
  return (await rows.execute()) as unknown as RowOf<Name>[];
}

/** @param last of several, the one that comes last by this column */
export async function findRow<Name extends Table>(
  db: Db,
  table: Name,
  which: Which<Name>,
  last?: keyof RowOf<Name>,
): Promise<RowOf<Name> | undefined> {
  const rows = db.selectFrom(of(table)).selectAll().where(says(which)).limit(1);
  const found = last ? rows.orderBy(last as 'id', 'desc') : rows;
  return (await found.executeTakeFirst()) as RowOf<Name> | undefined;
}

/** @returns how many it has changed */
export async function changeRows<Name extends Table>(
  db: Db,
  table: Name,
  which: Which<Name>,
  values: Updateable<Database[Name]>,
): Promise<number> {
  const rows = db.updateTable(of(table)).set(values).where(says(which));
  return Number((await rows.executeTakeFirst()).numUpdatedRows);
}

/** @returns how many it has deleted */
export async function deleteRows<Name extends Table>(
  db: Db,
  table: Name,
  which: Which<Name>,
): Promise<number> {
  const rows = db.deleteFrom(of(table)).where(says(which));
  return Number((await rows.executeTakeFirst()).numDeletedRows);
}

/** Adds a row, unless one is there that it may not stand beside. @returns whether it did */
export async function addRow<Name extends Table>(
  db: Db,
  table: Name,
  row: Insertable<Database[Name]>,
): Promise<boolean> {
  const rows = db.insertInto(of(table)).values(row as Insertable<Database['leads']>);
  const added = await rows.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows) > 0;
}

/** Adds a row, in place of the one that says the same in its key. */
export async function putRow<Name extends Table>(
  db: Db,
  table: Name,
  row: Insertable<Database[Name]>,
  ...key: (keyof RowOf<Name>)[]
): Promise<void> {
  const values = row as Insertable<Database['leads']>;
  const rows = db.insertInto(of(table)).values(values);
  await rows.onConflict((one) => one.columns(key as 'id'[]).doUpdateSet(values)).execute();
}

/** For Kysely, which is not to look through all tables: what is asked is checked above. */
const of = (table: Table) => table as 'leads';

const says = (which: object) => (is: ExpressionBuilder<Database, 'leads'>) =>
  is.and(
    Object.entries(which).map(([column, value]) =>
      is(column as 'id', value === null ? 'is' : Array.isArray(value) ? 'in' : '=', value),
    ),
  );
