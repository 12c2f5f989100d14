import { projects, tags } from '@/content/projects';
import { card, choose, listed, openPortfolio, show } from './support/portfolio';
import { expect, test } from './support/test';

const inOrder = projects.map(({ title }) => title);

test('every project is listed with its card, in catalog order [2.10]', async ({ page }) => {
  await openPortfolio(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Portfolio');
  await expect(page.getByPlaceholder('Search projects...')).toHaveAccessibleName('Search');
  await show(page, inOrder);
  for (const { title, category, shortDescription, slug } of projects) {
    await expect(card(page, title)).toContainText(category);
    await expect(card(page, title)).toContainText(shortDescription);
    const details = card(page, title).getByRole('link', { name: 'View Details' });
    await expect(details).toHaveAttribute('href', `/portfolio/${slug}`);
    const demo = card(page, title).getByRole('link', { name: 'Request a Demo' });
    await expect(demo).toHaveAttribute('href', '/contact');
  }
});

test('the search looks into title and short description, whatever the case [5.4]', async ({
  page,
}) => {
  await openPortfolio(page);
  await page.getByLabel('Search', { exact: true }).fill('kItChEn');
  const found = projects.filter(({ title, shortDescription }) =>
    `${title}\n${shortDescription}`.toLowerCase().includes('kitchen'),
  );
  expect(found.length).toBeGreaterThan(0);
  await show(
    page,
    found.map(({ title }) => title),
  );
  await expect(page).toHaveURL('/portfolio?q=kItChEn');
});

test('the category dropdown offers all 17 choices and keeps one [5.4]', {
  tag: '@engines',
}, async ({ page }) => {
  await openPortfolio(page);
  await page.getByRole('button', { name: 'Category All Categories' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(17);
  await expect(page.getByRole('menuitemradio', { name: 'All Categories' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Hospital / Health' }).click();
  await show(page, ['Clinic and Doctor Appointment Platform']);
  await expect(page).toHaveURL('/portfolio?category=Hospital+%2F+Health');
  await expect(page.getByRole('button', { name: 'Category Hospital / Health' })).toBeFocused();
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

test('the sorts: newest, most popular, A - Z [5.4]', { tag: '@engines' }, async ({ page }) => {
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

test('there are 42 tag chips; one match is enough; a second press takes a tag off [5.4]', {
  tag: '@engines',
}, async ({ page }) => {
  await openPortfolio(page);
  const chips = page.getByRole('group', { name: 'Tags' }).getByRole('button');
  await expect(chips).toHaveCount(42);
  expect(tags).toHaveLength(42);
  const map = chips.filter({ hasText: /^Map/ });
  const payroll = chips.filter({ hasText: /^Payroll/ });
  await map.click();
  await payroll.click();
  await expect(map).toHaveAttribute('aria-pressed', 'true');
  await show(page, [
    'Real Estate Listing Platform',
    'HR and Payroll System',
    'Parcel and Fleet Tracking System',
  ]);
  await expect(page).toHaveURL('/portfolio?tag=Map&tag=Payroll');
  await map.click();
  await expect(map).toHaveAttribute('aria-pressed', 'false');
  await show(page, ['HR and Payroll System']);
});

test('the count is announced politely', async ({ page }) => {
  await openPortfolio(page, '?tag=Payroll');
  await expect(page.getByRole('status')).toHaveText(`Showing 1 of ${projects.length} projects`);
});

test('category, tags and search stand in the active filters and can be removed [2.10]', async ({
  page,
}) => {
  await openPortfolio(page, '?q=clinic&category=Legal&tag=Portal&tag=CMS&sort=az');
  const active = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
  await expect(active).toHaveText([/Legal/, /Portal/, /CMS/, /clinic/]);
  await active.filter({ hasText: 'clinic' }).click();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
  await active.filter({ hasText: 'CMS' }).click();
  await expect(active.filter({ hasText: 'Portal' })).toBeFocused();
  await active.filter({ hasText: 'Portal' }).click();
  await active.filter({ hasText: 'Legal' }).click();
  await expect(active).toHaveCount(0);
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/portfolio?sort=az');
});

test('where nothing matches, Clear All Filters clears everything but the sort [2.10]', {
  tag: '@engines',
}, async ({ page }) => {
  await openPortfolio(page, '?q=no+such+thing&category=Legal&tag=CMS&sort=az');
  await expect(page.getByText('No projects found matching your criteria.')).toBeVisible();
  await show(page, []);
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(listed(page)).toHaveCount(projects.length);
  await expect(page).toHaveURL('/portfolio?sort=az');
  await expect(page.getByRole('button', { name: 'Sort by A - Z' })).toBeVisible();
});

test('the page ends with Ready to start? and a link to the contact page', async ({ page }) => {
  await openPortfolio(page);
  const call = page.getByRole('region', { name: 'Ready to start?' });
  await expect(call.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('the cards stand in one, two or three columns by width [2.10, 9]', async ({
  plainPage: page,
}) => {
  await page.goto('/portfolio');
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

test('a card names at most three tags and three technologies, and how many are left [2.10, 9]', async ({
  plainPage: page,
}) => {
  await page.goto('/portfolio');
  for (const { title, tags: all, tech } of projects) {
    for (const [name, items] of [
      ['Tags', all],
      ['Technology', tech],
    ] as const) {
      const rest = items.length > 3 ? [`+${items.length - 3}`] : [];
      await expect(card(page, title).getByRole('list', { name }).getByRole('listitem')).toHaveText([
        ...items.slice(0, 3),
        ...rest,
      ]);
    }
  }
});
