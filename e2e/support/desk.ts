import { type Browser as Chromium, expect, type Page } from '@playwright/test';
import type { SMTPServerOptions } from 'smtp-server';
import { openStore, type Store } from '#lib/store/store.ts';
import { type Browser, openBrowser, signIn } from '#testing/desk.ts';
import { type Site, startSite } from '#testing/site.ts';
import { openInbox } from '#testing/smtp-inbox.ts';

export const owner = 'owner@example.com';
export const partner = 'ali@example.com';
export const third = 'amna@example.com';
export const people = [owner, partner, third].join();

/** A site with settings of its own, and the inbox of its mail. */
export async function openSite(
  settings: Record<string, string> = {},
  smtp?: SMTPServerOptions,
  output?: Parameters<typeof startSite>[1],
) {
  const inbox = await openInbox(smtp);
  const own = { SMTP_URL: inbox.url, DESK_PEOPLE: people };
  const site = await startSite({ ...own, ...settings }, output);
  const close = async () => {
    await site.dispose();
    await inbox.close();
  };
  return { inbox, site, [Symbol.asyncDispose]: close };
}

/** The same, and a browser in which the owner is signed in. */
export async function openOwnDesk(...of: Parameters<typeof openSite>) {
  const opened = await openSite(...of);
  const { dataDir, url } = opened.site;
  // Once it is well, the store is open.
  await expect.poll(async () => (await fetch(`${url}/api/health`)).status).toBe(200);
  const browser = openBrowser({ url });
  await signIn(browser, { ...of[0], dataDir }, owner);
  return { ...opened, browser };
}

/** A page in which somebody is signed in, by that browser. */
export async function openPage(
  chromium: Chromium,
  { site, browser }: { site: Pick<Site, 'url'>; browser: Browser },
  options: Parameters<Chromium['newPage']>[0] = {},
): Promise<Page> {
  const page = await chromium.newPage({ baseURL: site.url, ...options });
  const [name = '', value = ''] = browser.cookie().split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: site.url }]);
  return page;
}

export async function onStore<Result>({ dataDir }: Site, use: (store: Store) => Promise<Result>) {
  const store = await openStore({ DATA_DIR: dataDir });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

export function subscribeReader(url: string, email: string): Promise<Response> {
  return fetch(`${url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
}

/** @param query which messages: `box=held`, say */
export async function messageIds(browser: Browser, query: string): Promise<string[]> {
  const html = await (await browser.get(`/desk?${query}`)).text();
  return [...html.matchAll(/\/desk\/messages\/([\da-f-]{36})/g)].map(([, id = '']) => id);
}

export const phone = { width: 390, height: 844 };
