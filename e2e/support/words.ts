import { expect, type Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { onStore } from '#testing/site.ts';
import { wordsOf } from '#testing/words.ts';
import { test as base } from './test.ts';

const [first] = content().services;
export const service = { name: first?.name ?? '', slug: first?.slug ?? '' };
export const servicePage = `/desk/words/services/${service.slug}`;
export const serviceFile = `services/${service.slug}.yaml`;

/** A test that begins with the words of the release, and nothing typed. */
export const test = base.extend<{
  words: ReturnType<typeof wordsOf>;
  /** A file of the words, as it is now. */
  read: (file: string) => Promise<string>;
}>({
  words: [
    async ({ site }, use) => {
      const words = wordsOf(site);
      await words.reset();
      await onStore(site, ({ db }) => db.deleteFrom('word_drafts').execute());
      await use(words);
    },
    { auto: true },
  ],
  read: ({ words }, use) => use(words.read),
});

/** The site as it will be, in its frame; the dialog over it, and the form in that. */
export const shown = (page: Page) => page.frameLocator('iframe[data-site]');
export const dialog = (page: Page) => page.getByRole('dialog');
export const sheet = (page: Page) => page.frameLocator('dialog iframe');

export const said = (page: Page) => page.getByRole('status').first();
export const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
export const saved = (page: Page) => expect(said(page)).toContainText('It is saved.');
