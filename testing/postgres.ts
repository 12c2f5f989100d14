import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openStore } from '#lib/database/store.ts';
import { freePort } from './listen.ts';
import { newFolder } from './new-folder.ts';

export type Postgres = Awaited<ReturnType<typeof openPostgres>>;
export type PostgresDatabase = Awaited<ReturnType<typeof openDatabase>>;

/** The folder of PostgreSQL's programs; without one, prints that its tests are left out. */
export function findPostgres(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (!found) process.stderr.write('No PostgreSQL found: its tests are left out.\n');
  return found;
}

/** The kinds of database that are here. */
export const databaseKinds = () => (findPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']);

/** A server of the test's own, for those that stop it. */
export async function openPostgres() {
  const server = await startIn(newFolder());
  return { ...server, dispose: server.stop, [Symbol.dispose]: server.stop };
}

/** A database with the site's tables, on the server that all tests of one worker share. */
export async function openDatabase() {
  const server = await sharedServer();
  const name = `test_${randomUUID()}`;
  await ask(server, `CREATE DATABASE "${name}" TEMPLATE ${template}`);
  return {
    url: new URL(`/${name}`, server).href,
    [Symbol.asyncDispose]: () => ask(server, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
}

const template = 'migrated';

/** Started by whoever needs it first, and stopped at the end of the run. */
async function sharedServer(): Promise<string> {
  const folder = path.join(tmpdir(), `postgres-${process.env.JEST_WORKER_ID}`);
  const started = path.join(folder, 'url');
  if (existsSync(started)) return readFileSync(started, 'utf8');
  mkdirSync(folder);
  const { url } = await startIn(folder);
  await ask(url, `CREATE DATABASE ${template}`);
  const store = await openStore({
    DATA_DIR: 'unused',
    DATABASE_URL: new URL(`/${template}`, url).href,
  });
  await store.close();
  writeFileSync(started, url);
  return url;
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function startIn(folder: string) {
  const bin = findPostgres() ?? '';
  const data = path.join(folder, 'data');
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const run = (command: string, ...args: string[]) => {
    const program = [path.join(bin, command), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...program] : program;
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder });
  };
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c timezone=UTC -c fsync=off`;
  /** Until it is ready. */
  const start = () =>
    run('pg_ctl', 'start', '-w', '-t', '600', '-D', data, '-l', `${folder}/log`, '-o', options);
  /** At once, as in a crash. */
  const stop = () => run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate');

  run('initdb', '-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  start();
  return { url: `postgres://site@127.0.0.1:${port}/postgres`, start, stop };
}
