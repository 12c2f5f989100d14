import { globSync } from 'node:fs';
import path from 'node:path';
import type { Browser as Chromium, Page } from '@playwright/test';
import type { Browser } from '#testing/desk.ts';
import { postJson } from './contact-form.ts';

/** The addresses of its pages, as their folders say them: `/desk/letters/[id]`. */
export const deskPages = globSync('app/desk/**/page.tsx').map((file) =>
  path.dirname(file).slice('app'.length),
);

/** A page of the desk, with the session of that browser. */
export async function openPage(
  chromium: Chromium,
  browser: Browser,
  options: Parameters<Chromium['newPage']>[0] = {},
): Promise<Page> {
  const page = await chromium.newPage({ baseURL: browser.url, ...options });
  await page.context().addCookies(browser.cookies());
  return page;
}

export function subscribeReader(url: string, email: string): Promise<Response> {
  return postJson(`${url}/api/newsletter`, { email });
}

/** @param query which messages: `box=held`, say */
export async function messageIds(browser: Browser, query: string): Promise<string[]> {
  const html = await (await browser.get(`/desk?${query}`)).text();
  return [...html.matchAll(/\/desk\/messages\/([\da-f-]{36})/g)].map(([, id = '']) => id);
}

export const phone = { width: 390, height: 844 };
