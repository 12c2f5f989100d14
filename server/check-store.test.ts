import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort, listenOnLoopback } from '#testing/listen.ts';
import { findPostgres, openPostgres } from '#testing/postgres.ts';
import { checkStore } from './check-store.ts';
import { StartError } from './start-error.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'check-store-'));
const smtp = { SMTP_URL: 'smtp://mail.example.com' };
const onDatabase = (DATABASE_URL: string, timeout?: number) =>
  checkStore({ DATA_DIR: newFolder(), DATABASE_URL, ...smtp }, timeout);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
/** A server that never answers. */
async function openSilent() {
  const server = createServer();
  servers.push(server);
  const port = await listenOnLoopback(server);
  return { port, url: `postgres://site:hunter2@127.0.0.1:${port}/site` };
}

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
    await expect(checkStore({ DATA_DIR })).resolves.toBeUndefined();
    other.close();
  });

  it('does not matter where nothing goes there', async () => {
    const { url } = await openSilent();
    const DATA_DIR = path.join(newFolder(), 'never-made');
    await sentence(checkStore({ DATA_DIR, DATABASE_URL: url, ...smtp }, 50));
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe('the database', () => {
  it('stops the start where every address of its host fails', async () => {
    const port = await freePort();
    expect(await sentence(onDatabase(`postgres://localhost:${port}/site`))).toContain(
      'ECONNREFUSED',
    );
  });

  const bin = findPostgres();
  it('may start where it answers, and not where the server has no such database', async () => {
    // `findPostgres` says that this was skipped.
    if (!bin) return;
    const postgres = await openPostgres(bin);
    try {
      await onDatabase(postgres.url);
      const said = await sentence(onDatabase(postgres.url.replace(/postgres$/, 'nothing')));
      expect(said).toContain('database "nothing" does not exist');
    } finally {
      postgres.dispose();
    }
  });
});
