import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './listen';
import { noSettings } from './no-settings';

export type Site = AsyncDisposable & {
  url: string;
  dataDir: string;
  pid(): number | undefined;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** SIGTERM. */
  stop(): Promise<void>;
  /** Starts a new process on the same data. */
  start(): Promise<void>;
  dispose(): Promise<void>;
};

/** All requests of the tests come from one address. */
const unlimited = {
  RATE_LIMIT_PER_CLIENT: '100000',
  RATE_LIMIT_NEWSLETTER: '100000',
  RATE_LIMIT_GLOBAL: '100000',
};

export function runServer(env: Record<string, string>, stdio: StdioOptions): ChildProcess {
  return spawn(process.execPath, ['--no-warnings', 'server/serve.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...noSettings, ...unlimited, ...env },
    stdio,
  });
}

/** Serves the production build on a free port, with its own data folder. */
export async function startSite(
  env: Record<string, string> = {},
  output: StdioOptions = process.env.SITE_LOG ? 'inherit' : 'ignore',
): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-e2e-'));
  let server: ChildProcess | undefined;

  const start = async () => {
    server = runServer({ PORT: String(port), DATA_DIR: dataDir, ...env }, output);
    await waitForAnswer(url);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };

  const dispose = async () => {
    await end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
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
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    dispose,
    [Symbol.asyncDispose]: dispose,
  };
}

async function waitForAnswer(url: string): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    const response = await fetch(`${url}/robots.txt`).catch(() => undefined);
    if (response) return;
    await wait(100);
  }
  throw new Error(`No answer at ${url}: is there a build?`);
}
