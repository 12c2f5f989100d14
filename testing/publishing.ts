import type { StdioOptions } from 'node:child_process';
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Seen } from '#lib/publishing/progress.ts';
import { openOwnDesk } from './open-desk.ts';

/** A desk with words of its own. */
export async function openPublishing(settings: Record<string, string> = {}) {
  const own = mkdtempSync(path.join(tmpdir(), 'words-'));
  const folder = path.join(own, 'content');
  cpSync('content', folder, { recursive: true });
  const log = path.join(own, 'log');
  const output: StdioOptions = ['ignore', openSync(log, 'a'), 'inherit'];
  const desk = await openOwnDesk({ CONTENT_DIR: folder, ...settings }, undefined, output);
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
    /** As the editor does it. */
    change(file: string, from: string | RegExp, to: string) {
      const place = path.join(folder, file);
      writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
    },
    progress: (): Seen =>
      JSON.parse(readFileSync(path.join(site.dataDir, 'published/progress.json'), 'utf8')),
  };
}
