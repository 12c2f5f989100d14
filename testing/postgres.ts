import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './listen.ts';
import { runPrefix } from './temporary-folder.ts';

export type Postgres = Disposable & {
  url: string;
  /** Stops at once, as in a crash. */
  stop(): void;
  start(): void;
  dispose(): void;
};

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

export async function openPostgres(): Promise<Postgres> {
  const bin = findPostgres() ?? '';
  const folder = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
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
  const start = () =>
    run('pg_ctl', 'start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', options);
  const stop = () => run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate');

  makeCluster(data, () =>
    run('initdb', '-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync'),
  );
  start();
  const dispose = () => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    // A busy machine is slow.
    url: `postgres://site@127.0.0.1:${port}/postgres?connect_timeout=30`,
    start,
    stop,
    dispose,
    [Symbol.dispose]: dispose,
  };
}

/** Making one takes seconds: the tests of one run copy the first's. */
function makeCluster(data: string, make: () => void): void {
  const isOfRun = path.basename(tmpdir()).startsWith(runPrefix);
  const made = path.join(tmpdir(), 'postgres');
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
  if (isOfRun && existsSync(made)) {
    copy(made, data);
    return;
  }
  make();
  if (!isOfRun) return;
  copy(data, `${data}.copy`);
  try {
    renameSync(`${data}.copy`, made);
  } catch {
    // Another worker was first.
    rmSync(`${data}.copy`, { recursive: true });
  }
}
