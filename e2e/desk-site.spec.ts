import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { content } from '#lib/content/content.ts';
import { notFoundPages, pageKinds } from '#testing/pages.ts';
import { phone } from './support/desk.ts';
import { expect } from './support/test.ts';
import { dialog, service, serviceFile, sheet, shown, test } from './support/words.ts';

const siteAt = (page: string) => `/desk/words?page=${encodeURIComponent(page)}`;
const at = (page: Page, place: string) => shown(page).locator(`[data-words~="${place}"]`).first();
const told = (page: Page) => page.locator('[data-told]');

async function openSite(page: Page, address: string) {
  await page.goto(siteAt(address));
  await expect(shown(page).locator('html')).toHaveAttribute('data-change');
}

async function saveIn(page: Page) {
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(told(page)).toContainText('Saved.');
}

test('a typo is corrected on the page with a thumb, without a reload or a jump', async ({
  openDesk,
  read,
}) => {
  const page = await openDesk({ viewport: phone, hasTouch: true });
  await openSite(page, `/services/${service.slug}`);
  const place = `${serviceFile}#needs.items.1`;
  await at(page, place).scrollIntoViewIfNeeded();
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
  expect(parse(await read(serviceFile)).needs.items[1]).toBe('A sentence without a typo.');
});

test('with the keyboard alone, and what is wrong is told in the sheet @engines', async ({
  openDesk,
  read,
}) => {
  const page = await openDesk();
  await openSite(page, `/services/${service.slug}`);
  const place = `${serviceFile}#offer.items.0.title`;
  await at(page, place).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('This is empty: please fill it.')).toBeVisible();
  await page.keyboard.type('Typed by keys');
  await saveIn(page);
  await expect(at(page, place)).toBeFocused();
  expect(parse(await read(serviceFile)).offer.items[0].title).toBe('Typed by keys');
});

test('a card is added after another, and moved up', async ({ openDesk, read }) => {
  const page = await openDesk({ viewport: phone });
  await openSite(page, `/services/${service.slug}`);
  const before = parse(await read(serviceFile)).offer.items.length;
  await at(page, `${serviceFile}#offer.items.1.title`).click();
  await sheet(page).getByRole('link', { name: 'Add one after it' }).click();
  await expect(sheet(page).getByRole('heading')).toHaveText('What we make, Cards, 3');
  await sheet(page).getByLabel('Title').fill('The new one');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('This is empty: please fill it.')).toHaveCount(2);
  await expect(sheet(page).getByLabel('Title')).toHaveValue('The new one');
  await sheet(page).getByLabel('Text').fill('What it is good for.');
  await sheet(page).getByLabel('Icon').fill('star');
  await saveIn(page);
  await at(page, `${serviceFile}#offer.items.2.title`).click();
  await sheet(page).getByRole('button', { name: 'Up' }).click();
  await expect(at(page, `${serviceFile}#offer.items.1.title`)).toHaveText('The new one');
  const { items } = parse(await read(serviceFile)).offer;
  expect([items.length, items[1].title]).toEqual([before + 1, 'The new one']);
});

test('words below the link of a card are reached; what is typed and closed is kept', async ({
  openDesk,
}) => {
  const [project] = content().projects;
  const page = await openDesk({ viewport: phone });
  await openSite(page, '/portfolio');
  const title = at(page, `projects/${project?.slug}.yaml#title`);
  await title.scrollIntoViewIfNeeded();
  await title.click({ force: true });
  const field = sheet(page).getByRole('textbox').first();
  await field.fill('Typed');
  await page.keyboard.press('Escape');
  await expect(told(page)).toContainText('What you typed is kept');
  await title.click({ force: true });
  await expect(field).toHaveValue('Typed');
  await page.keyboard.press('Escape');
  const heading = at(page, 'portfolio.yaml#title');
  await heading.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Title');
  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();
});

test('a picture of the home page is another, and seen at once', async ({ openDesk, read }) => {
  const page = await openDesk({ viewport: phone });
  await openSite(page, '/');
  // Nothing in the frame would tell a scroll.
  const bar = shown(page).locator('.site-bar');
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // Who is on it.
  const place = content().people.findIndex(({ home }) => home);
  const portrait = at(page, `people.yaml#${place}.portrait`);
  await portrait.scrollIntoViewIfNeeded();
  await portrait.click();
  const background = '#884422';
  const buffer = await sharp({ create: { width: 700, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
  await sheet(page)
    .getByLabel('Or add a photograph')
    .setInputFiles({ name: 'amna.png', mimeType: 'image/png', buffer });
  await saveIn(page);
  await expect(portrait).toHaveAttribute('src', /photographs/);
  expect(parse(await read('people.yaml'))[place].portrait).toBe('amna.jpg');
});

test('a paragraph of an article is changed, and a link is opened from its words', async ({
  openDesk,
  read,
}) => {
  const [article] = content().articles;
  const file = `articles/${article?.slug}.md`;
  const page = await openDesk();
  await openSite(page, `/blog/${article?.slug}`);
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

test('a search leads to a sentence on its page, and other forms are a press away', async ({
  openDesk,
}) => {
  const page = await openDesk({ viewport: phone });
  await page.goto('/desk/words/pages');
  const search = async (asked: string) => {
    await page.getByLabel('Find words').fill(asked);
    await page.getByRole('button', { name: 'Search' }).click();
  };
  const found = page.getByRole('region', { name: 'What was found' });
  await search('zxcvb');
  await expect(found).toContainText('Nothing says that');
  await search(content().site.timeZone);
  await found.getByRole('link').first().click();
  await expect(page.getByLabel('Time zone').first()).toBeInViewport();
  await page.goto('/desk/words/pages');
  const sentence = content().services[0]?.offer?.intro ?? '';
  await search(sentence.toUpperCase());
  await expect(found.locator('mark').first()).toHaveText(sentence);
  await found.getByRole('link').first().click();
  await expect(sheet(page).getByRole('textbox').first()).toHaveValue(sentence);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'All its fields' }).click();
  await expect(page.getByLabel('Title in search results')).toBeVisible();
});

test('a page is read at the width of a phone, with its scripts, and changed there', async ({
  openDesk,
}) => {
  const page = await openDesk();
  await page.goto(siteAt(`/services/${service.slug}`));
  await page.getByLabel('How wide').selectOption('Phone');
  await expect(page.locator('iframe[data-site]')).toHaveAttribute('width', '390');
  await shown(page).locator('[data-awake]').waitFor({ state: 'attached' });
  await shown(page).locator('a[href$="/preview/index"]:visible').first().click();
  await expect(page).toHaveURL('/desk/words?page=%2F&width=390');
  await page.getByRole('button', { name: 'Change' }).click();
  await shown(page).locator('h1[data-words], h1 [data-words]').first().click();
  await expect(dialog(page)).toBeVisible();
});

test('the same pages, marked: without their marks, and without any script', async ({ enter }) => {
  const textOf = async (address: string) => (await (await enter()).get(address)).text();
  const bare = (html: string) =>
    html
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

test('on a phone the bars above the site go as one reads on, and come back at its top', async ({
  openDesk,
}) => {
  const page = await openDesk({ viewport: phone });
  await page.goto('/desk/words');
  const site = shown(page).locator('html[data-change]');
  await site.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect(page.getByRole('link', { name: 'All its fields' })).not.toBeInViewport();
  await site.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('link', { name: 'All its fields' })).toBeInViewport();
});
