import { projectTags } from '#components/portfolio/filter-options.ts';
import { blockParts, holdScripts, partScripts } from './support/application.ts';
import {
  categories,
  chip,
  expectListed,
  inCategory,
  portfolioUrl,
  searchField,
  sharedTag,
  showAllTags,
} from './support/portfolio.ts';
import { expect, test } from './support/test.ts';

const early = { waitUntil: 'domcontentloaded' } as const;
const [category = ''] = categories;

test('chips, search and a dropdown used before the scripts load take effect, in their order', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/portfolio', early);
  await searchField(page).fill('a');
  const [one = '', two = '', three = ''] = projectTags();
  await showAllTags(page);
  for (const tag of [one, two, one, three]) await chip(page, tag).click();
  await page.getByRole('button', { name: /^Category/ }).click();
  release();
  await expect(page.getByRole('menuitemradio', { name: 'All Categories' })).toBeVisible();
  await expect(page).toHaveURL(portfolioUrl(['q', 'a'], ['tag', two], ['tag', three]));
});

test('where the menu’s script is not found, the browser’s own select answers', async ({ page }) => {
  await page.route(/\/assets\/islands-/, (route) => route.abort());
  await page.goto('/portfolio');
  await page.getByRole('button', { name: /^Category/ }).click();
  const select = page.getByRole('combobox', { name: 'Category' });
  await expect(select).toBeFocused();
  await select.selectOption(category);
  await expectListed(page, inCategory(category));
  await expect(page).toHaveURL(portfolioUrl(['category', category]));
  await page.goBack();
  await expect(select).toHaveValue('All Categories');
});

test('scripts that failed are requested again by the next press', async ({ page }) => {
  await blockParts(page);
  const failed = page.waitForEvent('requestfailed', (request) => partScripts.test(request.url()));
  await page.goto('/portfolio');
  await searchField(page).hover();
  await failed;
  await page.unrouteAll();
  await chip(page, sharedTag).click();
  await expect(page).toHaveURL(portfolioUrl(['tag', sharedTag]));
});

test('where no script comes, the filters hold their room, and the page says so', async ({
  page,
}) => {
  await page.route('**/assets/effects-*', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/portfolio', early);
  await failed;
  const late = page.getByText('The filters have not loaded yet');
  await expect(late).toBeVisible();
  await expect(searchField(page)).toBeHidden();
  const { height } = (await page.locator('#project-filters').boundingBox()) ?? {};
  await page.getByRole('heading', { level: 1 }).click();
  await expect(searchField(page)).toBeVisible();
  await expect(late).toBeHidden();
  expect((await page.locator('#project-filters').boundingBox())?.height).toBe(height);
});

test('where their script does not come, the page says so, and keeps what was pressed until it does', async ({
  page,
}) => {
  await blockParts(page);
  const [one = '', two = ''] = projectTags();
  await page.goto(portfolioUrl(['category', category]), early);
  await expect(page.getByRole('status')).toContainText('The filters have not loaded yet');
  await showAllTags(page);
  await chip(page, one).click();
  await page.unrouteAll();
  await chip(page, two).click();
  await expect(chip(page, one)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(portfolioUrl(['category', category], ['tag', one], ['tag', two]));
});
