import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stepClock } from '#testing/fast-time.ts';
import { freePort } from '#testing/listen.ts';
import { newFolder } from '#testing/new-folder.ts';
import { findPostgres, openDatabase } from '#testing/postgres.ts';
import { checkStore } from './check-store.ts';
import { StartError } from './start-error.ts';

const smtp = { SMTP_URL: 'smtp://mail.example.com' };
const onDatabase = (DATABASE_URL: string, DATA_DIR = newFolder()) =>
  checkStore({ DATA_DIR, DATABASE_URL, ...smtp });

/** The message that stops the start. */
const sentence = async (check: Promise<void>) => {
  const error = await check.catch((reason: unknown) => reason);
  if (error instanceof StartError) return error.message;
  throw new Error('The start was not stopped', { cause: error });
};

describe('the data folder', () => {
  it('is made, for nobody else to read', async () => {
    const DATA_DIR = path.join(newFolder(), 'new', 'data');
    await checkStore({ DATA_DIR });
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  });

  it('stops the start where it cannot be made', async () => {
    const file = path.join(newFolder(), 'file');
    writeFileSync(file, '');
    const check = checkStore({ DATA_DIR: path.join(file, 'data') });
    expect(await sentence(check)).toMatch(/^DATA_DIR is .*but must be a folder.*ENOTDIR/);
  });

  it('stops the start where the database in it is none', async () => {
    const DATA_DIR = newFolder();
    writeFileSync(path.join(DATA_DIR, 'site.sqlite'), 'x'.repeat(5_000));
    expect(await sentence(checkStore({ DATA_DIR }))).toMatch(
      /^DATA_DIR is .*site\.sqlite, cannot be used \(file is not a database\)\.$/,
    );
  });

  it('stops nothing where another program has the database locked', async () => {
    const DATA_DIR = newFolder();
    await checkStore({ DATA_DIR });
    const other = new DatabaseSync(path.join(DATA_DIR, 'site.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    stepClock(10_000);
    await expect(checkStore({ DATA_DIR })).resolves.toBeUndefined();
    other.close();
  });
});

describe('the database', () => {
  it('stops the start where every address of its host fails, and makes no folder', async () => {
    const url = `postgres://localhost:${await freePort()}/site`;
    const DATA_DIR = path.join(newFolder(), 'never-made');
    expect(await sentence(onDatabase(url, DATA_DIR))).toContain('ECONNREFUSED');
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('stops nothing where none answers and pages were served here before', async () => {
    const DATA_DIR = newFolder();
    mkdirSync(path.join(DATA_DIR, 'pages'));
    const url = `postgres://localhost:${await freePort()}/site`;
    await expect(onDatabase(url, DATA_DIR)).resolves.toBeUndefined();
  });

  const onPostgres = findPostgres() ? it : () => {};
  onPostgres('may start where it answers, and not where it has no such database', async () => {
    await using database = await openDatabase();
    await onDatabase(database.url);
    const said = await sentence(onDatabase(new URL('/nothing', database.url).href));
    expect(said).toContain('database "nothing" does not exist');
  });
});
