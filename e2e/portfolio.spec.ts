import { portfolioPage } from '@/content/portfolio';
import { projects, tags } from '@/content/projects';
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

const inOrder = projects.map(({ title }) => title);

test('every project is listed with its card, in catalog order [2.10]', async ({ page }) => {
  await openPortfolio(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(portfolioPage.title);
  await expect(page.getByPlaceholder('Search projects...')).toHaveAccessibleName('Search');
  await show(page, inOrder);
  for (const { title, category, shortDescription, slug, demoUrl } of projects) {
    await expect(card(page, title)).toContainText(category);
    await expect(card(page, title)).toContainText(shortDescription);
    const details = card(page, title).getByRole('link', { name: 'View Details' });
    await expect(details).toHaveAttribute('href', `/portfolio/${slug}`);
    const demo = card(page, title).getByRole('link', {
      name: demoUrl ? 'Live Demo' : 'Request a Demo',
    });
    await expect(demo).toHaveAttribute('href', demoUrl ?? '/contact');
  }
});

test('the search looks into title and short description, whatever the case [5.4]', async ({
  page,
}) => {
  await openPortfolio(page);
  // A word that only the short description has, in letters of changing size.
  const word = sample(
    sampleProject.shortDescription.match(/[a-z]{5,}/g) ?? [],
    (one) => !sampleProject.title.toLowerCase().includes(one),
  );
  const typed = word.replace(/.(.)/g, (pair) => pair.charAt(0) + pair.charAt(1).toUpperCase());
  await page.getByLabel('Search', { exact: true }).fill(typed);
  expect(found(word).length).toBeGreaterThan(0);
  await show(page, found(word));
  await expect(page).toHaveURL(`/portfolio${queryOf(['q', typed])}`);
});

test('the category dropdown offers every choice and keeps one [5.4]', {
  tag: '@engines',
}, async ({ page }) => {
  await openPortfolio(page);
  // With a mark that an address has to spell out, where one has.
  const category = sample(categories, (name) => /[^\w ]/.test(name));
  await page.getByRole('button', { name: 'Category All Categories' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(categories.length + 1);
  await expect(page.getByRole('menuitemradio', { name: 'All Categories' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: category, exact: true }).click();
  await show(page, inCategory(category));
  await expect(page).toHaveURL(`/portfolio${queryOf(['category', category])}`);
  await expect(page.getByRole('button', { name: `Category ${category}` })).toBeFocused();
});

test('the dropdowns work by keyboard alone', async ({ page }) => {
  await openPortfolio(page);
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

test('the sorts: newest, most popular, A - Z [5.4]', async ({ page }) => {
  await openPortfolio(page);
  await choose(page, 'Sort by', 'A - Z');
  await show(
    page,
    inOrder.toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  await expect(page).toHaveURL('/portfolio?sort=az');
  await choose(page, 'Sort by', 'Most Popular');
  await show(
    page,
    projects
      .toSorted((a, b) => b.businessImpact.length - a.businessImpact.length)
      .map(({ title }) => title),
  );
  await choose(page, 'Sort by', 'Newest');
  await show(page, inOrder);
  await expect(page).toHaveURL('/portfolio');
});

test('every tag has a chip; one match is enough; a second press takes a tag off [5.4]', {
  tag: '@engines',
}, async ({ page }) => {
  await openPortfolio(page);
  const chips = page.getByRole('group', { name: 'Tags' }).getByRole('button');
  await expect(chips).toHaveCount(tags.length);
  const shared = chip(page, sharedTag);
  const lone = chip(page, loneTag);
  await shared.click();
  await lone.click();
  await expect(shared).toHaveAttribute('aria-pressed', 'true');
  await show(page, tagged(sharedTag, loneTag));
  await expect(page).toHaveURL(`/portfolio${queryOf(['tag', sharedTag], ['tag', loneTag])}`);
  await shared.click();
  await expect(shared).toHaveAttribute('aria-pressed', 'false');
  await show(page, tagged(loneTag));
});

test('the count is announced politely', async ({ page }) => {
  await openPortfolio(page, queryOf(['tag', loneTag]));
  await expect(page.getByRole('status')).toHaveText(countText(tagged(loneTag).length));
});

test('category, tags and search stand in the active filters and can be removed [2.10]', async ({
  page,
}) => {
  const { category } = sampleProject;
  const chosen: [string, string][] = [
    ['q', 'words'],
    ['category', category],
    ['tag', sharedTag],
    ['tag', loneTag],
    ['sort', 'az'],
  ];
  await openPortfolio(page, queryOf(...chosen));
  const active = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
  await expect(active).toContainText([category, sharedTag, loneTag, 'words']);
  await active.nth(3).click();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
  await active.nth(2).click();
  await expect(active.nth(1)).toContainText(sharedTag);
  await expect(active.nth(1)).toBeFocused();
  await active.nth(1).click();
  await active.nth(0).click();
  await expect(active).toHaveCount(0);
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/portfolio?sort=az');
});

test('where nothing matches, Clear All Filters clears everything but the sort [2.10]', async ({
  page,
}) => {
  await openPortfolio(
    page,
    `${queryOf(['q', 'no such thing'], ['category', sampleProject.category], ['tag', loneTag])}&sort=az`,
  );
  await expect(page.getByText('No projects found matching your criteria.')).toBeVisible();
  await show(page, []);
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(listed(page)).toHaveCount(projects.length);
  await expect(page).toHaveURL('/portfolio?sort=az');
  await expect(page.getByRole('button', { name: 'Sort by A - Z' })).toBeVisible();
});

test('the page ends with its call and a link to the contact page', async ({ page }) => {
  await openPortfolio(page);
  const call = page.getByRole('region', { name: portfolioPage.call.title });
  await expect(call.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
});
