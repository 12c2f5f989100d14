import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, holdSocket } from './listen.ts';
import { noSettings } from './no-settings.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

/** All requests of the tests come from one address. */
const unlimited = {
  RATE_LIMIT_PER_CLIENT: '100000',
  RATE_LIMIT_NEWSLETTER: '100000',
  RATE_LIMIT_GLOBAL: '100000',
  RATE_LIMIT_NEWSLETTER_GLOBAL: '100000',
  RATE_LIMIT_VISITS: '100000',
};

const ownServer = ['--max-semi-space-size=16', 'server/serve.ts'];

export function runServer(
  env: Record<string, string>,
  stdio: StdioOptions,
  cwd?: string,
  program: readonly string[] = ownServer,
): ChildProcess {
  return spawn(process.execPath, ['--no-warnings', ...program], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...noSettings, ...unlimited, ...env },
    stdio,
  });
}

const defaultOutput = process.env.SITE_LOG ? 'inherit' : 'ignore';

/** Serves the production build on a free port, with its own data folder. */
export async function startSite(
  env: Record<string, string> = {},
  output: StdioOptions = defaultOutput,
) {
  const port = Number(env.PORT ?? (await freePort()));
  return serve(port, (settings) => runServer({ ...settings, ...env }, output));
}

/** As `startSite`, by `next start`. */
export async function startOnNext(env: Record<string, string>) {
  const port = await freePort();
  const program = ['node_modules/next/dist/bin/next', 'start', '--port', String(port)];
  return serve(port, (settings) =>
    runServer({ ...settings, ...env }, defaultOutput, undefined, program),
  );
}

/** As under systemd: on a socket that stays open while the process restarts, in a folder that may be a link. */
export async function startHeldSite(env: Record<string, string>, cwd = '.') {
  const { port, fd, close } = holdSocket();
  const stdio: StdioOptions = ['ignore', defaultOutput, defaultOutput, fd];
  const run = (settings: Record<string, string>) =>
    runServer({ ...settings, ...env, LISTEN_FDS: '1' }, stdio, cwd);
  return serve(port, run, close);
}

async function serve(
  port: number,
  run: (settings: Record<string, string>) => ChildProcess,
  close = () => {},
) {
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-e2e-'));
  let server: ChildProcess | undefined;

  const start = async () => {
    const started = run({ PORT: String(port), DATA_DIR: dataDir });
    server = started;
    await waitForAnswer(url, started);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };

  const dispose = async () => {
    await end('SIGTERM');
    close();
    // Processes that it has started end after it, and write until then.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };

  try {
    await start();
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    url,
    dataDir,
    pid: () => server?.pid,
    /** Starts a new process on the same data. */
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

/** As long as the server runs and the test has time. @throws once it has ended */
async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  // The server may end a kept connection in the moment in which a test sends by it.
  const headers = { connection: 'close' };
  while (!(await fetch(`${url}/robots.txt`, { headers }).catch(() => undefined))) {
    const { exitCode, signalCode } = server;
    const end = exitCode ?? signalCode;
    if (end !== null) throw new Error(`The server of ${url} has ended (${end}): is there a build?`);
    await wait(100);
  }
}
