import { content } from '#lib/content/content.ts';
import { sample, sampleProject } from '#testing/samples.ts';
import {
  categories,
  chip,
  choose,
  countText,
  expectListed,
  inCategory,
  listedTitles,
  loneTag,
  portfolioUrl,
  sharedTag,
} from './support/portfolio.ts';
import { expect, test } from './support/test.ts';

const { projects } = content();

const first = sampleProject.category;
const second = sample(categories, (category) => category !== first);

test('Back and Forward step through the filters, without a request', async ({ page }) => {
  await page.goto('/portfolio');
  const requests: string[] = [];
  await choose(page, 'Category', first);
  await choose(page, 'Category', second);
  page.on('request', (request) => {
    // Chromium requests the icon again at every new address; scripts load late on purpose.
    if (!['image', 'other', 'script'].includes(request.resourceType()))
      requests.push(request.url());
  });
  await chip(page, sharedTag).click();
  await choose(page, 'Sort by', 'A - Z');
  await expect(page).toHaveURL(
    portfolioUrl(['category', second], ['tag', sharedTag], ['sort', 'az']),
  );

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sort by Newest' })).toBeVisible();
  await page.goBack();
  await expect(chip(page, sharedTag)).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expectListed(page, inCategory(first));
  await page.goBack();
  await expect(listedTitles(page)).toHaveCount(projects.length);
  await page.goForward();
  await expectListed(page, inCategory(first));
  await expect(page).toHaveURL(portfolioUrl(['category', first]));
  expect(requests).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the filters hide behind a toggle, the search does not [2.10]', async ({ page }) => {
    await page.goto('/portfolio');
    const category = page.getByRole('button', { name: /^Category/ });
    const chips = page.getByRole('group', { name: 'Tags' });
    await expect(category).toBeHidden();
    await expect(chips).toBeHidden();
    await expect(page.getByPlaceholder('Search projects...')).toBeVisible();

    await page.getByRole('button', { name: 'Show Filters' }).tap();
    const toggle = page.getByRole('button', { name: 'Hide Filters' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(chips).toBeVisible();
    await category.tap();
    await page.getByRole('menuitemradio', { name: first, exact: true }).tap();
    await expectListed(page, inCategory(first));
    await toggle.tap();
    await expect(category).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every project is listed, and the filters are hidden', async ({ page }) => {
    await page.goto(portfolioUrl(['tag', loneTag]));
    await expect(listedTitles(page)).toHaveCount(projects.length);
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByPlaceholder('Search projects...')).toBeHidden();
    await expect(page.getByText(countText(projects.length))).toBeVisible();
  });
});
