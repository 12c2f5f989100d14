import type { Browser as Chromium, Page } from '@playwright/test';
import type { SMTPServerOptions } from 'smtp-server';
import { type Browser, openBrowser, signIn, tokenIn } from '#testing/desk.ts';
import { type Site, startSite } from '#testing/site.ts';
import { type Inbox, openInbox } from '#testing/smtp-inbox.ts';

export const owner = 'owner@example.com';
export const partner = 'ali@example.com';

/** A site whose desk is that of two people, and the inbox of its mail. */
export async function openSite(settings: Record<string, string> = {}, smtp?: SMTPServerOptions) {
  const inbox = await openInbox(smtp);
  const people = { DESK_PEOPLE: `${owner}, ${partner}` };
  const site = await startSite({ SMTP_URL: inbox.url, ...people, ...settings });
  const close = async () => {
    await site[Symbol.asyncDispose]();
    await inbox.close();
  };
  return { inbox, site, [Symbol.asyncDispose]: close };
}

/** The same, and a browser in which the owner is signed in. */
export async function openDesk(settings?: Record<string, string>) {
  const opened = await openSite(settings);
  const browser = openBrowser(opened.site);
  await signIn(browser, opened.inbox, owner);
  return { ...opened, browser };
}

/** A page in which the owner is signed in, by that browser. */
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

export async function linkFor(inbox: Inbox, email: string): Promise<string> {
  const mail = await inbox.waitFor(
    ({ to, text }) => to?.[0]?.address === email && !!text?.includes('/desk/enter'),
  );
  return `/desk/enter?token=${tokenIn(mail)}`;
}

export function subscribeReader(url: string, email: string): Promise<Response> {
  return fetch(`${url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
}

export async function messageIds(browser: Browser, box: string): Promise<string[]> {
  const html = await (await browser.get(`/desk?box=${box}`)).text();
  return [...html.matchAll(/\/desk\/messages\/([\da-f-]{36})/g)].map(([, id = '']) => id);
}

export const phone = { width: 390, height: 844 };
