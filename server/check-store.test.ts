import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stepClock } from '#testing/fast-time.ts';
import { freePort } from '#testing/listen.ts';
import { newFolder } from '#testing/new-folder.ts';
import { findPostgres, openDatabase } from '#testing/postgres.ts';
import { checkStore, StartError } from './check-store.ts';

const onDatabase = (DATABASE_URL: string, DATA_DIR = newFolder()) =>
  checkStore({ DATA_DIR, DATABASE_URL });
/** Where nothing listens. */
const nowhere = async () => `postgres://localhost:${await freePort()}/site`;

/** The message that stops the start. */
const sentence = async (check: Promise<void>) => {
  const error = await check.catch((reason: unknown) => reason);
  if (error instanceof StartError) return error.message;
  throw new Error('The start was not stopped', { cause: error });
};

it('makes the data folder for nobody else to read, and starts where another program has the database locked', async () => {
  const DATA_DIR = path.join(newFolder(), 'new', 'data');
  await checkStore({ DATA_DIR });
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  using other = new DatabaseSync(path.join(DATA_DIR, 'site.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  stepClock(10_000);
  await checkStore({ DATA_DIR });
});

it('stops the start where the folder cannot be made, or the database in it is none', async () => {
  const DATA_DIR = newFolder();
  const file = path.join(DATA_DIR, 'site.sqlite');
  writeFileSync(file, 'x'.repeat(5_000));
  expect(await sentence(checkStore({ DATA_DIR: path.join(file, 'data') }))).toMatch(
    /^DATA_DIR is .*site\.sqlite, cannot be used .*ENOTDIR/,
  );
  expect(await sentence(checkStore({ DATA_DIR }))).toMatch(
    /^DATA_DIR is .*site\.sqlite, cannot be used \(file is not a database\)\.$/,
  );
});

it('stops the start where no database server answers, unless pages were served here before', async () => {
  const DATA_DIR = path.join(newFolder(), 'never-made');
  expect(await sentence(onDatabase(await nowhere(), DATA_DIR))).toContain('ECONNREFUSED');
  expect(existsSync(DATA_DIR)).toBe(false);
  mkdirSync(path.join(DATA_DIR, 'pages'), { recursive: true });
  await onDatabase(await nowhere(), DATA_DIR);
});

const onPostgres = findPostgres() ? it : () => {};
onPostgres('starts where PostgreSQL answers, and not where it has no such database', async () => {
  await using database = await openDatabase();
  await onDatabase(database.url);
  const said = await sentence(onDatabase(new URL('/nothing', database.url).href));
  expect(said).toContain('database "nothing" does not exist');
});
