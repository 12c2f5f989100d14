import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { env } from '#lib/base/env.ts';
import { openStore } from '#lib/database/store.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { newFolder } from '#testing/new-folder.ts';
import { openDatabase, type PostgresDatabase } from '#testing/postgres.ts';

let database: PostgresDatabase;
let target: pg.Client;
let file: string;

beforeAll(async () => {
  database = await openDatabase();
  target = new pg.Client(database.url);
  await target.connect();
});
afterAll(async () => {
  await target?.end();
  await database?.[Symbol.asyncDispose]();
});

/** A database in which every table has rows, as a kill leaves it: some of them in the log alone. */
beforeEach(async () => {
  await target.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const folder = newFolder();
  await (await openStore({ DATA_DIR: folder })).close();
  const running = new DatabaseSync(path.join(folder, 'site.sqlite'));
  for (const table of tablesOf(running)) fill(running, table);
  const killed = newFolder();
  file = path.join(killed, 'site.sqlite');
  for (const end of ['', '-wal']) copyFileSync(`${running.location()}${end}`, file + end);
  running.close();
  Object.assign(env(), { DATA_DIR: killed, DATABASE_URL: database.url });
});

const tablesOf = (database: DatabaseSync) =>
  database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%migration%'`)
    .all()
    .map(({ name }) => String(name));

/** With what is hard to carry over. */
function fill(database: DatabaseSync, table: string): void {
  const columns = database.prepare('SELECT * FROM pragma_table_info(?)').all(table);
  for (const row of [1, 2]) {
    const values = columns.map(({ name, type: written, notnull, pk }) => {
      const type = String(written).toLowerCase();
      if (row === 2 && !notnull && !pk) return null;
      if (type === 'bytea') return Buffer.from([0, row, 0xff, 0x5c]);
      if (type === 'bigint') return 9_007_199_254_740_992n + BigInt(row);
      if (type === 'integer') return row - 2;
      // What refers to another row is its id.
      const called = String(name).replace(/^\w+_(?=id$)/, '');
      return `${called} ${row}: 'é'\\x41 \u{1f6d5}\u2028\r\n`;
    });
    const places = values.map(() => '?').join(', ');
    database.prepare(`INSERT INTO ${table} VALUES (${places})`).run(...values);
  }
}

it('moves every table there is, and changes no byte beside', async () => {
  const bytes = () =>
    readdirSync(path.dirname(file)).map((name) => [name, sha256(path.join(env().DATA_DIR, name))]);
  const before = bytes();
  const { tables } = await agencyJson('move');
  expect(bytes()).toEqual(before);

  using source = new DatabaseSync(file, { readBigInts: true });
  const names = tablesOf(source);
  expect(tables).toEqual(Object.fromEntries(names.map((name) => [name, 2])));
  for (const name of names) {
    const rows = source.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all();
    const texts = Object.keys(rows[0] ?? {}).map((column) => `"${column}"::text`);
    const moved = await target.query(`SELECT ${texts} FROM "${name}" ORDER BY 1, 2`);
    const given = rows.map((row) => Object.values(row).map(asText));
    expect([name, moved.rows.map(Object.values)]).toEqual([name, given]);
  }
});

const sha256 = (name: string) => createHash('sha256').update(readFileSync(name)).digest('hex');

const asText = (value: unknown) => {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return value === null ? null : String(value);
};

const change = (sql: string) => () => {
  using database = new DatabaseSync(file);
  database.exec(sql);
};
const onTarget = (sql: string) => async () => {
  await (await openStore(env())).close();
  await target.query(sql);
};

it.each([
  ['a target with a row', onTarget(`INSERT INTO paces VALUES ('letters', 1)`), 'paces has rows'],
  [
    'a target that makes something else of a row',
    onTarget(`
      CREATE FUNCTION other() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN NEW.body := NEW.body || '\\x00'; RETURN NEW; END $$;
      CREATE TRIGGER other BEFORE INSERT ON word_contents FOR EACH ROW EXECUTE FUNCTION other()`),
    'else of the row of word_contents',
  ],
  [
    'a text that is none',
    change(`UPDATE leads SET id = 'bad', message = CAST(x'eda080' AS text) WHERE id LIKE 'id 2%'`),
    /row of leads with id bad: .*0xed/,
  ],
  ['a file of an earlier release', change('DROP TABLE publishing'), 'earlier release'],
  ['a file of a later release', change('ALTER TABLE leads ADD city text'), 'leads.city'],
])('refuses %s, and leaves nothing there', async (_, prepare, reason) => {
  await prepare();
  const { code, err } = await agency('move');
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(reason) });
  const { rows } = await target.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '%migration%'`,
  );
  for (const { tablename } of rows) {
    const { rowCount } = await target.query(`SELECT 1 FROM "${tablename}"`);
    const kept = reason.toString().startsWith(tablename) ? 1 : 0;
    expect([tablename, rowCount]).toEqual([tablename, kept]);
  }
});
