import { readFileSync } from 'node:fs';
import type { SMTPServerOptions } from 'smtp-server';
import { readProgress } from '#lib/publishing/progress.ts';
import { signIn } from './desk.ts';
import { onStore } from './on-store.ts';
import { startSite } from './site.ts';
import { openInbox } from './smtp-inbox.ts';
import { wordsOf } from './words.ts';

export const owner = 'owner@example.com';
export const partner = 'ali@example.com';
export const third = 'amna@example.com';
export const people = [owner, partner, third].join();

/** A site with settings of its own, and the inbox of its mail. */
export async function openSite(settings: Record<string, string> = {}, smtp?: SMTPServerOptions) {
  const stack = new AsyncDisposableStack();
  const inbox = stack.use(await openInbox(smtp));
  const own = { SMTP_URL: inbox.url, DESK_PEOPLE: people };
  const site = stack.use(await startSite({ ...own, ...settings }));
  return { inbox, site, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** The same, and a browser in which the owner is signed in. */
export async function openOwnDesk(...of: Parameters<typeof openSite>) {
  const opened = await openSite(...of);
  const browser = await signIn({ ...of[0], ...opened.site }, owner);
  return { ...opened, browser };
}

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
