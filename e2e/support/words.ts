import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { onStore } from './desk.ts';
import { test as base } from './test.ts';

const [first] = content().services;
export const service = { name: first?.name ?? '', slug: first?.slug ?? '' };
export const servicePage = `/desk/words/services/${service.slug}`;
export const serviceFile = `services/${service.slug}.yaml`;

/** A test that begins with the words of the checkout, and nothing typed. */
export const test = base.extend<{
  /** A file of the words, as it is now. */
  read: (file: string) => string;
}>({
  read: [
    async ({ site, words }, use) => {
      rmSync(words, { recursive: true });
      cpSync('content', words, { recursive: true });
      await onStore(site, ({ db }) => db.deleteFrom('word_drafts').execute());
      await use((file) => readFileSync(path.join(words, file), 'utf8'));
    },
    { auto: true },
  ],
});

export const said = (page: Page) => page.getByRole('status').first();
export const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
export const saved = (page: Page) => expect(said(page)).toContainText('It is saved.');
