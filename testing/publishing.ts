import type { StdioOptions } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '#lib/database/store.ts';
import { type Progress, readProgress } from '#lib/publishing/progress.ts';
import { openOwnDesk } from './open-desk.ts';
import { wordsOf } from './words.ts';

/** A desk whose server's log is kept. */
export async function openPublishing(settings: Record<string, string> = {}) {
  const own = mkdtempSync(path.join(tmpdir(), 'log-'));
  const log = path.join(own, 'log');
  const output: StdioOptions = ['ignore', openSync(log, 'a'), 'inherit'];
  const desk = await openOwnDesk(settings, undefined, output);
  const { browser, site } = desk;
  return {
    ...desk,
    async [Symbol.asyncDispose]() {
      await desk[Symbol.asyncDispose]();
      rmSync(own, { recursive: true });
    },
    /** The lines of the server's log about publishing. */
    logged: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('"event":"publishing '))
        .map((line) => JSON.parse(line)),
    /** Of a visitor. */
    read: async (address: string) => (await fetch(site.url + address)).text(),
    page: async () => (await browser.get('/desk/publish')).text(),
    change: wordsOf({ ...site, databaseUrl: settings.DATABASE_URL }).change,
    progress: async (): Promise<Progress | undefined> => {
      const store = await openStore({
        DATABASE_URL: undefined,
        DATA_DIR: site.dataDir,
        ...settings,
      });
      try {
        return await readProgress(store);
      } finally {
        await store.close();
      }
    },
    /** The process that makes pages, once there is one. */
    maker: () => childOf(site.pid() ?? 0),
  };
}

function childOf(pid: number): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children ? Number(children.trim().split(' ')[0]) : undefined;
}
