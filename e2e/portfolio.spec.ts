import type { Page } from '@playwright/test';
import { projectTags } from '#components/portfolio/filter-options.ts';
import { content } from '#lib/content/content.ts';
import type { Project } from '#lib/content/types.ts';
import { sample, sampleProject } from '#testing/samples.ts';
import { holdScripts, partScripts } from './support/application.ts';
import { expect, test } from './support/test.ts';
import { watchAnnouncements } from './support/watch-announcements.ts';

// What each filter finds, and how each sort orders: browser/portfolio/filters.test.ts.

const { projects } = content();
const titlesOf = (fits: (project: Project) => boolean) =>
  projects.filter(fits).map(({ title }) => title);
const inCategory = (name: string) => titlesOf(({ category }) => category === name);
const withTag = (...anyOf: readonly string[]) =>
  titlesOf(({ tags }) => tags.some((tag) => anyOf.includes(tag)));

const inOrder = titlesOf(() => true);
const categories = [...new Set(projects.map(({ category }) => category))];
const first = sampleProject.category;
const second = sample(categories, (category) => category !== first);
/** A tag of several projects, and a tag of one. */
const sharedTag = sample(projectTags(), (tag) => withTag(tag).length > 1);
const isLone = (tag: string) => withTag(tag).length === 1;
const loneTag = sample(projectTags(), isLone);

const searchField = (page: Page) => page.getByLabel('Search', { exact: true });
const countText = (count: number) => `Showing ${count} of ${projects.length} projects`;

function chip(page: Page, tag: string) {
  const name = `${tag} ${withTag(tag).length} ${isLone(tag) ? 'project' : 'projects'}`;
  return page.getByRole('group', { name: 'Tags' }).getByRole('button', { name, exact: true });
}

async function expectListed(page: Page, titles: readonly string[]) {
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([...titles]);
  await expect(page.getByRole('status')).toHaveText(countText(titles.length));
}

async function choose(page: Page, label: 'Category' | 'Sort by', option: string) {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
}

const early = { waitUntil: 'domcontentloaded' } as const;

test('filters are steps of the history, without a request [2.10, 5.4, 9]', async ({ page }) => {
  await page.goto('/portfolio');
  await expect(page.getByPlaceholder('Search projects...')).toHaveAccessibleName('Search');
  await expectListed(page, inOrder);
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  }

  await page.getByRole('button', { name: 'Category All Categories' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(categories.length + 1);
  await expect(page.getByRole('menuitemradio', { name: 'All Categories' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: first, exact: true }).click();
  await expectListed(page, inCategory(first));
  await expect(page.getByRole('button', { name: `Category ${first}` })).toBeFocused();
  await choose(page, 'Category', second);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Chromium requests the icon again at every new address; scripts load late on purpose.
    if (!['image', 'other', 'script'].includes(request.resourceType()))
      requests.push(request.url());
  });
  await chip(page, sharedTag).click();
  // By the keyboard alone.
  await page.getByRole('button', { name: 'Sort by Newest' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Newest' })).toBeFocused();
  await page.keyboard.press('End');
  // Radix moves the focus in a task of its own.
  await expect(page.getByRole('menuitemradio', { name: 'A - Z' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sort by A - Z' })).toBeFocused();
  await expect(page).toHaveURL(
    `/portfolio?${new URLSearchParams({ category: second, tag: sharedTag, sort: 'az' })}`,
  );

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sort by Newest' })).toBeVisible();
  await page.goBack();
  await expect(chip(page, sharedTag)).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await expectListed(page, inCategory(first));
  await page.goBack();
  await expectListed(page, inOrder);
  await page.goForward();
  await expectListed(page, inCategory(first));
  await expect(page).toHaveURL(`/portfolio?${new URLSearchParams({ category: first })}`);
  expect(requests).toEqual([]);
});

test('filters are announced, removed and cleared [2.10, 5.4]', async ({ page }) => {
  await page.goto('/portfolio');
  await choose(page, 'Sort by', 'A - Z');
  await expectListed(
    page,
    inOrder.toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  const steps = await page.evaluate(() => history.length);
  await searchField(page).pressSequentially('no such');
  await expect(page).toHaveURL('/portfolio?q=no+such&sort=az');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expect(page.getByText('No projects found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL('/portfolio?sort=az');
  await choose(page, 'Sort by', 'Newest');
  await expect(page).toHaveURL('/portfolio');

  await page.getByText(`All ${projectTags().length} tags`).click();
  const announced = await watchAnnouncements(page);
  await chip(page, loneTag).click();
  await expect.poll(announced).toEqual([countText(withTag(loneTag).length)]);
  await chip(page, sharedTag).click();
  await expect(chip(page, sharedTag)).toHaveAttribute('aria-pressed', 'true');
  await expectListed(page, withTag(sharedTag, loneTag));
  const active = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
  await expect(active).toContainText([loneTag, sharedTag]);
  await active.first().click();
  await expectListed(page, withTag(sharedTag));
  await expect(active).toBeFocused();
  await active.click();
  await expect(active).toHaveCount(0);
  await expect(searchField(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 560 }, hasTouch: true });

  test('the filters hide behind a toggle, the search does not [2.10]', async ({ page }) => {
    await page.goto('/portfolio');
    const category = page.getByRole('button', { name: /^Category/ });
    const chips = page.getByRole('group', { name: 'Tags' });
    await expect(category.or(chips)).toBeHidden();
    await expect(searchField(page)).toBeVisible();
    await page.getByRole('button', { name: 'Show Filters' }).tap();
    const toggle = page.getByRole('button', { name: 'Hide Filters' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(chips).toBeVisible();
    await category.tap();
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
    const options = page.getByRole('menuitemradio');
    await options.first().hover();
    await page.mouse.wheel(0, 2_000);
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    await options.last().tap();
    await expectListed(page, inCategory(categories.at(-1) ?? ''));
    await toggle.tap();
    await expect(category).toBeHidden();
  });
});

test('in a low window the filters are the browser’s own lists', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('combobox', { name: 'Category' }).selectOption(first);
  await expectListed(page, inCategory(first));
  await expect(page.getByRole('button', { name: /^Category/ })).toBeHidden();
});

test('filters used before the scripts load take effect in order', async ({ page }) => {
  await page.route(partScripts, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => partScripts.test(request.url()));
  await page.goto('/portfolio', early);
  await searchField(page).hover();
  await failed;
  await page.unrouteAll();
  const release = await holdScripts(page);
  await searchField(page).fill('a');
  const [one = '', two = '', three = ''] = projectTags();
  for (const tag of [one, two, one, three]) await chip(page, tag).click();
  await page.getByRole('button', { name: /^Category/ }).click();
  release();
  await expect(page.getByRole('menuitemradio', { name: 'All Categories' })).toBeVisible();
  await expect(page).toHaveURL(
    `/portfolio?q=a&${new URLSearchParams([
      ['tag', two],
      ['tag', three],
    ])}`,
  );
});

test('a tag is kept where the part that filters is lost', async ({ page }) => {
  await page.goto('/portfolio', early);
  await page.route(partScripts, (route) => route.abort());
  const [tag = ''] = projectTags();
  await chip(page, tag).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('tag') === tag);
});

test('where no script comes, the filters hold their room', async ({ page }) => {
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
