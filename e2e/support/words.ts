import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser as Chromium, expect, type Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { type Browser, openBrowser, signIn } from '#testing/desk.ts';
import { openWordsSite } from '#testing/publishing.ts';
import { openPage } from './desk.ts';

const [first] = content().services;
export const service = { name: first?.name ?? '', slug: first?.slug ?? '' };
export const servicePage = `/desk/words/services/${service.slug}`;
export const serviceFile = `services/${service.slug}.yaml`;

/** A site with words of its own, and a way to sign people in. */
export async function openWords(chromium: Chromium) {
  const opened = await openWordsSite();
  const { folder, inbox, site } = opened;
  const signedIn = new Map<string, Browser>();
  // A person gets one link in five minutes.
  const enter = async (email: string) => {
    const browser = signedIn.get(email) ?? openBrowser(site);
    if (!signedIn.has(email)) await signIn(browser, inbox, email);
    signedIn.set(email, browser);
    return browser;
  };
  return {
    ...opened,
    enter,
    openPage: async (email: string, options: Parameters<Chromium['newPage']>[0] = {}) =>
      openPage(chromium, { site, browser: await enter(email) }, options),
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
  };
}

export const said = (page: Page) => page.getByRole('status').first();
export const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
export const saved = (page: Page) => expect(said(page)).toContainText('It is saved.');
