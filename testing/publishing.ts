import type { StdioOptions } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Seen } from '#lib/publishing/progress.ts';
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
    progress: (): Seen | undefined => {
      const file = path.join(site.dataDir, 'pages/progress.json');
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    },
  };
}
