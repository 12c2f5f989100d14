import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Store, withStore } from '#lib/database/store.ts';
import { freePort, holdSocket } from './listen.ts';
import { newFolder } from './new-folder.ts';
import { noSettings } from './no-settings.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

/** All requests of the tests come from one address. */
const unlimited = Object.fromEntries(
  Object.keys(noSettings).flatMap((name) => (/^RATE_LIMIT/.test(name) ? [[name, '100000']] : [])),
);

type How = {
  /** In place of the site's own server. */
  program?: readonly string[];
  /** On a socket that stays open while the process restarts, as under systemd. */
  isHeld?: boolean;
  /** Where its build is, at each start. */
  cwd?: string;
};

/** Serves the production build on a free port, with its own data folder. */
export async function startSite(env: Record<string, string> = {}, how: How = {}) {
  const held = how.isHeld ? holdSocket() : undefined;
  const port = held?.port ?? Number(env.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const dataDir = newFolder();
  const output = process.env.SITE_LOG ? 'inherit' : 'ignore';
  const stdio: StdioOptions = ['ignore', output, output, ...(held ? [held.fd] : [])];
  const settings = { PORT: `${port}`, DATA_DIR: dataDir, ...(held && { LISTEN_FDS: '1' }), ...env };
  let server: ChildProcess | undefined;

  const start = async () => {
    server = runServer(settings, stdio, how);
    await waitForAnswer(url, server);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };

  await start();
  return {
    url,
    dataDir,
    pid: () => server?.pid,
    /** Starts a new process on the same data. */
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async [Symbol.asyncDispose]() {
      await end('SIGTERM');
      held?.close();
    },
  };
}

export function runServer(
  env: Record<string, string>,
  stdio: StdioOptions,
  { program = ['--max-semi-space-size=16', 'server/serve.ts'], cwd }: How = {},
): ChildProcess {
  return spawn(process.execPath, ['--no-warnings', ...program], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...noSettings, ...unlimited, ...env },
    stdio,
  });
}

/** As long as the server runs and the test has time. @throws once it has ended */
async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  // The server may end a kept connection in the moment in which a test sends by it.
  const headers = { connection: 'close' };
  while (!(await fetch(`${url}/robots.txt`, { headers }).catch(() => undefined))) {
    const end = server.exitCode ?? server.signalCode;
    if (end !== null) throw new Error(`The server of ${url} has ended (${end}): is there a build?`);
    await wait(100);
  }
}

export type Where = { dataDir: string; DATABASE_URL?: string | undefined };

/** Reads or writes the data of a site beside its server, as another instance does. */
export function onStore<Result>(
  { dataDir, DATABASE_URL }: Where,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  return withStore({ DATA_DIR: dataDir, DATABASE_URL }, use);
}
