import { readFileSync } from 'node:fs';
import { readProgress } from '#lib/publishing/progress.ts';
import { onStore } from './on-store.ts';
import { openOwnDesk } from './open-desk.ts';
import { wordsOf } from './words.ts';

/** A desk, and what is asked of it while words are published. */
export async function openPublishing(settings: Record<string, string> = {}) {
  const desk = await openOwnDesk(settings);
  const { browser, site } = desk;
  return {
    ...desk,
    /** Of a visitor. */
    read: async (address: string) => (await fetch(site.url + address)).text(),
    page: async () => (await browser.get('/desk/publish')).text(),
    change: wordsOf(site).change,
    progress: () => onStore(site, readProgress),
    /** The process that makes pages, once there is one. */
    maker: () => childOf(site.pid() ?? 0),
  };
}

function childOf(pid: number): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children ? Number(children.trim().split(' ')[0]) : undefined;
}
