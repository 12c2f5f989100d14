import { projectTags } from '#components/portfolio/filter-options.ts';
import { content } from '#lib/content/content.ts';
import { sample, sampleProject } from '#testing/samples.ts';
import { sidewaysOverflow } from './support/layout.ts';
import {
  categories,
  chip,
  choose,
  expectListed,
  inCategory,
  listedTitles,
  loneTag,
  portfolioUrl,
  searchField,
  sharedTag,
  showAllTags,
  withTag,
} from './support/portfolio.ts';
import { expect, test } from './support/test.ts';

const { projects } = content();

const inOrder = projects.map(({ title }) => title);

test('every project is listed in catalog order, in one, two or three columns by width [2.10, 9]', async ({
  page,
}) => {
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
});

test('the category dropdown offers every choice and keeps one, that of the order works by keyboard alone [5.4]', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/portfolio');
  // With a character that a URL escapes, where there is one.
  const category = sample(categories, (name) => /[^\w ]/.test(name));
  await page.getByRole('button', { name: 'Category All Categories' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(categories.length + 1);
  await expect(page.getByRole('menuitemradio', { name: 'All Categories' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: category, exact: true }).click();
  await expectListed(page, inCategory(category));
  await expect(page).toHaveURL(portfolioUrl(['category', category]));
  await expect(page.getByRole('button', { name: `Category ${category}` })).toBeFocused();

  await page.getByRole('button', { name: 'Sort by Newest' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sort by A - Z' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Newest' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
});

test('in a low window the menu fits and scrolls to its last option', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Show Filters' }).click();
  await page.getByRole('button', { name: /^Category/ }).click();
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  const options = page.getByRole('menuitemradio');
  await options.first().hover();
  await page.mouse.wheel(0, 2_000);
  await expect(options.last()).toBeInViewport({ ratio: 1 });
  await options.last().click();
  await expectListed(page, inCategory(categories.at(-1) ?? ''));
});

test('a sort orders the cards, the first one leaves the address; typing rewrites it without a step for each key [5.4]', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await choose(page, 'Sort by', 'A - Z');
  await expectListed(
    page,
    inOrder.toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  await expect(page).toHaveURL('/portfolio?sort=az');
  await choose(page, 'Sort by', 'Newest');
  await expect(page).toHaveURL('/portfolio');

  const steps = await page.evaluate(() => history.length);
  await searchField(page).pressSequentially('gym and', { delay: 20 });
  await expect(page).toHaveURL('/portfolio?q=gym+and');
  await expect(searchField(page)).toHaveValue('gym and');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('every tag has a chip; one match is enough; a second press removes a tag [5.4]', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await showAllTags(page);
  const chips = page.getByRole('group', { name: 'Tags' }).getByRole('button');
  const words = await chips.evaluateAll((all: HTMLButtonElement[]) =>
    all.map(({ value }) => value),
  );
  expect(words).toEqual(projectTags());
  const shared = chip(page, sharedTag);
  const lone = chip(page, loneTag);
  await shared.click();
  await lone.click();
  await expect(shared).toHaveAttribute('aria-pressed', 'true');
  await expectListed(page, withTag(sharedTag, loneTag));
  await expect(page).toHaveURL(portfolioUrl(['tag', sharedTag], ['tag', loneTag]));
  await shared.click();
  await expect(shared).toHaveAttribute('aria-pressed', 'false');
  await expectListed(page, withTag(loneTag));
});

test('active filters are listed and can be removed; where nothing matches, Clear All Filters keeps only the sort [2.10]', async ({
  page,
}) => {
  const { category } = sampleProject;
  const tagFilters = [sharedTag, loneTag].map((tag): [string, string] => ['tag', tag]);
  await page.goto(
    portfolioUrl(['q', 'words'], ['category', category], ...tagFilters, ['sort', 'az']),
  );
  const active = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
  await expect(active).toContainText([category, sharedTag, loneTag, 'words']);
  await active.nth(3).click();
  await expect(searchField(page)).toHaveValue('');
  await active.nth(2).click();
  await expect(active.nth(1)).toContainText(sharedTag);
  await expect(active.nth(1)).toBeFocused();
  await active.nth(1).click();
  await active.nth(0).click();
  await expect(active).toHaveCount(0);
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL('/portfolio?sort=az');

  await page.goto(portfolioUrl(['q', 'W'.repeat(200)]));
  await expect(active).toContainText(['WWW']);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(
    portfolioUrl(['q', 'no such thing'], ['category', category], ['tag', loneTag], ['sort', 'az']),
  );
  await expect(page.getByText('No projects found matching your criteria.')).toBeVisible();
  await expectListed(page, []);
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(listedTitles(page)).toHaveCount(projects.length);
  await expect(page).toHaveURL('/portfolio?sort=az');
  await expect(page.getByRole('button', { name: 'Sort by A - Z' })).toBeVisible();
});
