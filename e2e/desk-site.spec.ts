import type { Page } from '@playwright/test';
import * as html from 'parse5';
import { parse } from 'yaml';
import { content } from '#lib/content/content.ts';
import { notFoundPages, pageKinds } from '#testing/pages.ts';
import { phone } from './support/desk.ts';
import { expect } from './support/test.ts';
import { dialog, service, serviceFile, sheet, shown, test } from './support/words.ts';

const siteAt = (page: string) => `/desk/words?page=${encodeURIComponent(page)}`;
const servicesSite = siteAt(`/services/${service.slug}`);
const at = (page: Page, place: string) => shown(page).locator(`[data-words~="${place}"]`).first();
const told = (page: Page) => page.locator('[data-told]');

const isReady = (page: Page) => expect(shown(page).locator('html')).toHaveAttribute('data-change');

async function saveIn(page: Page) {
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(told(page)).toContainText('Saved.');
}

test('on a phone a typo is corrected, a card moved, a picture another', async ({
  openDesk,
  read,
}) => {
  const page = await openDesk(servicesSite, { viewport: phone, hasTouch: true });
  await isReady(page);
  const place = `${serviceFile}#needs.items.1`;
  await at(page, place).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'All its fields' })).not.toBeInViewport();
  const [frame] = page.frames().slice(1);
  const scrolled = () => frame?.evaluate(() => [scrollY, performance.timeOrigin]);
  await at(page, place).tap();
  const field = sheet(page).getByRole('textbox').first();
  await expect(field).toBeFocused();
  const before = await scrolled();
  await field.fill('A sentence without a typo.');
  await saveIn(page);
  await expect(at(page, place)).toHaveText('A sentence without a typo.');
  expect(await scrolled()).toEqual(before);

  await at(page, `${serviceFile}#offer.items.1.title`).tap();
  await sheet(page).getByRole('link', { name: 'Add one after it' }).tap();
  await expect(sheet(page).getByRole('heading')).toHaveText('What we make, Cards, 3');
  await sheet(page).getByLabel('Title').fill('The new one');
  await sheet(page).getByRole('button', { name: 'Save' }).tap();
  await expect(sheet(page).getByText('This is empty: please fill it.')).toHaveCount(2);
  await sheet(page).getByLabel('Text').fill('What it is good for.');
  await sheet(page).getByLabel('Icon').fill('star');
  await saveIn(page);
  await at(page, `${serviceFile}#offer.items.2.title`).tap();
  const up = sheet(page).getByRole('button', { name: 'Up' });
  for (const place of [1, 0]) {
    await up.tap();
    await expect(at(page, `${serviceFile}#offer.items.${place}.title`)).toHaveText('The new one');
    await expect(place > 0 ? up : sheet(page).getByRole('button', { name: 'Down' })).toBeFocused();
  }
  await dialog(page).getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(told(page)).toHaveText('Undone.');
  const { needs, offer } = parse(await read(serviceFile));
  expect([needs.items[1], offer.items[1].title]).toEqual([
    'A sentence without a typo.',
    'The new one',
  ]);

  await page.goto(siteAt('/'));
  await isReady(page);
  // Who is on it.
  const person = content().people.findIndex(({ home }) => home);
  const portrait = at(page, `people.yaml#${person}.portrait`);
  await portrait.scrollIntoViewIfNeeded();
  await portrait.tap();
  const photograph = sheet(page).getByLabel('Or add a photograph');
  await photograph.setInputFiles('README.md');
  await sheet(page).getByRole('button', { name: 'Save' }).tap();
  await expect(sheet(page).getByText('is not a photograph')).toBeVisible();
  await expect(photograph).toBeFocused();
  await photograph.setInputFiles('public/icon-512.png');
  await saveIn(page);
  await expect(portrait).toHaveAttribute('src', /photographs/);
  await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
  expect(parse(await read('people.yaml'))[person].portrait).toBe('icon-512.jpg');
});

test('by keys alone; mistakes are told, what is typed is kept @engines', async ({
  openDesk,
  read,
}) => {
  const page = await openDesk(servicesSite);
  await isReady(page);
  const place = `${serviceFile}#offer.items.0.title`;
  await at(page, place).focus();
  await page.keyboard.press('Enter');
  const field = sheet(page).getByRole('textbox').first();
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect(sheet(page).getByText('kept for you')).toBeVisible();
  const { promise: typed, resolve } = Promise.withResolvers<void>();
  await page.route('**/desk/act/words', async (route) => {
    await typed;
    await route.continue();
  });
  const sent = page.waitForRequest('**/desk/act/words');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await sent;
  await field.fill('Typed meanwhile');
  resolve();
  await expect(sheet(page).getByText('It is not saved yet: what is wrong')).toBeVisible();
  await expect(field).toHaveValue('Typed meanwhile');
  await field.fill('');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('This is empty: please fill it.')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('Typed by keys');
  await page.keyboard.press('Escape');
  await expect(told(page)).toContainText('What you typed is kept');
  await expect(at(page, place)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Typed by keys');
  await saveIn(page);
  await expect(at(page, place)).toBeFocused();
  expect(parse(await read(serviceFile)).offer.items[0].title).toBe('Typed by keys');
});

test('a paragraph is changed, and a link opened from its words', async ({ openDesk, read }) => {
  const [article] = content().articles;
  const file = `articles/${article?.slug}.md`;
  const page = await openDesk(siteAt(`/blog/${article?.slug}`));
  await isReady(page);
  const paragraph = shown(page).locator(`p[data-words^="${file}#body:"]`).first();
  await paragraph.click();
  await sheet(page).getByLabel('Text').fill('Written **anew**.');
  await saveIn(page);
  await expect(paragraph).toHaveText('Written anew.');
  await expect(paragraph.locator('strong')).toHaveText('anew');
  expect(await read(file)).toContain('\n\nWritten **anew**.\n\n');
  await shown(page).locator('footer [data-words^="navigation.yaml#footer"]').first().click();
  await dialog(page).getByRole('button', { name: 'Open this page' }).click();
  await expect(page).not.toHaveURL(/blog/);
});

test('the same pages, marked: without their marks, and without any script', async ({ enter }) => {
  const textOf = async (address: string) => (await (await enter()).get(address)).text();
  const bare = (page: string) =>
    html
      .serialize(html.parse(page, { scriptingEnabled: false }))
      .replace(/ data-(?:words|live)="[^"]*"/g, '')
      .replace(/[?&](?:amp;)?words=on/g, '')
      .replace(/<script>.*?<\/script>|<\/?noscript\b[^>]*>/gs, '');
  for (const path of pageKinds.filter((path) => !notFoundPages.includes(path))) {
    const preview = `/desk/preview${path === '/' ? '/index' : path}`;
    const marked = await textOf(`${preview}?words=on`);
    expect(bare(marked)).toBe(bare(await textOf(preview)));
    expect(marked).toContain(' data-words="');
    expect(marked).not.toMatch(/<script(?! type="application\/ld\+json")/);
  }
  const { headers } = await (await enter()).get('/desk/preview/index?words=on');
  expect(headers.get('content-security-policy')).toContain("script-src 'none'");
});
