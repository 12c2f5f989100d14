import { projects } from '@/content/projects';
import { sample, sampleProject } from '@/testing/samples';
import {
  card,
  categories,
  chip,
  choose,
  countText,
  found,
  inCategory,
  listed,
  loneTag,
  openPortfolio,
  queryOf,
  sharedTag,
  show,
  tagged,
} from './support/portfolio';
import { expect, test } from './support/test';

const { title } = sampleProject;
const first = sampleProject.category;
const second = sample(categories, (category) => category !== first);

test('Back and Forward step through the choices, without a request', async ({ page }) => {
  await openPortfolio(page);
  const requests: string[] = [];
  await choose(page, 'Category', first);
  await choose(page, 'Category', second);
  page.on('request', (request) => {
    // Chromium asks for the icon again at every new address; scripts come late on purpose.
    if (!['image', 'other', 'script'].includes(request.resourceType()))
      requests.push(request.url());
  });
  await chip(page, sharedTag).click();
  await choose(page, 'Sort by', 'A - Z');
  await expect(page).toHaveURL(
    `/portfolio${queryOf(['category', second], ['tag', sharedTag], ['sort', 'az'])}`,
  );

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sort by Newest' })).toBeVisible();
  await page.goBack();
  await expect(chip(page, sharedTag)).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await show(page, inCategory(first));
  await page.goBack();
  await expect(listed(page)).toHaveCount(projects.length);
  await page.goForward();
  await show(page, inCategory(first));
  await expect(page).toHaveURL(`/portfolio${queryOf(['category', first])}`);
  expect(requests).toEqual([]);
});

test('typing rewrites the address instead of adding a step for each key', async ({ page }) => {
  await openPortfolio(page);
  const steps = await page.evaluate(() => history.length);
  const search = page.getByLabel('Search', { exact: true });
  await search.pressSequentially('gym and', { delay: 20 });
  await expect(page).toHaveURL('/portfolio?q=gym+and');
  await expect(search).toHaveValue('gym and');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('an address restores its choices; what is unknown in it is ignored', async ({ page }) => {
  await openPortfolio(
    page,
    `${queryOf(['category', 'Nope'], ['tag', 'Nope'], ['tag', loneTag], ['tag', sharedTag])}&sort=oldest&page=7`,
  );
  await show(page, tagged(loneTag, sharedTag));
  await expect(page.getByRole('button', { name: 'Category All Categories' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort by Newest' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveCount(
    2,
  );
});

test('the way back from a project finds the choices again', async ({ page }) => {
  const [only = ''] = tagged(loneTag);
  await openPortfolio(page, queryOf(['tag', loneTag]));
  await card(page, only).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(only);
  // The page comes out of the back/forward cache, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await show(page, tagged(loneTag));
});

test('what is typed before the script comes is not lost', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => gate.promise.then(() => route.continue()));
  await page.goto('/portfolio', { waitUntil: 'commit' });
  const search = page.getByLabel('Search', { exact: true });
  await search.fill(title);
  gate.resolve();
  await expect(search).toHaveValue(title);
  await show(page, found(title));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the filters hide behind a toggle, the search does not [2.10]', async ({ page }) => {
    await openPortfolio(page);
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
    await show(page, inCategory(first));
    await toggle.tap();
    await expect(category).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every project is listed, and no filter pretends to work', async ({ page }) => {
    await page.goto(`/portfolio${queryOf(['tag', loneTag])}`);
    await expect(listed(page)).toHaveCount(projects.length);
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByPlaceholder('Search projects...')).toBeHidden();
    await expect(page.getByText(countText(projects.length))).toBeVisible();
  });
});
