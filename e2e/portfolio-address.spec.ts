import { projects } from '@/content/projects';
import { choose, listed, openPortfolio, show } from './support/portfolio';
import { expect, test } from './support/test';

test('Back and Forward step through the choices, without a request', async ({ page }) => {
  await openPortfolio(page);
  const requests: string[] = [];
  await choose(page, 'Category', 'Legal');
  await choose(page, 'Category', 'Gaming');
  page.on('request', (request) => {
    // Chromium asks for the icon again at every new address; scripts come late on purpose.
    if (!['image', 'other', 'script'].includes(request.resourceType()))
      requests.push(request.url());
  });
  await page.getByRole('button', { name: /^Chat \d/ }).click();
  await choose(page, 'Sort by', 'A - Z');
  await expect(page).toHaveURL('/portfolio?category=Gaming&tag=Chat&sort=az');

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sort by Newest' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Chat \d/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.goBack();
  await show(page, ['Law Firm Website and Client Portal']);
  await page.goBack();
  await expect(listed(page)).toHaveCount(projects.length);
  await page.goForward();
  await show(page, ['Law Firm Website and Client Portal']);
  await expect(page).toHaveURL('/portfolio?category=Legal');
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
  await openPortfolio(page, '?category=Nope&tag=Nope&tag=Payroll&tag=Map&sort=oldest&page=7');
  await show(page, [
    'Real Estate Listing Platform',
    'HR and Payroll System',
    'Parcel and Fleet Tracking System',
  ]);
  await expect(page.getByRole('button', { name: 'Category All Categories' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort by Newest' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveCount(
    2,
  );
});

test('the way back from a project finds the choices again', async ({ page }) => {
  await openPortfolio(page, '?tag=Payroll');
  await page.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/portfolio/hrms');
  // The page comes out of the back/forward cache, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await show(page, ['HR and Payroll System']);
});

test('what is typed before the script comes is not lost', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => gate.promise.then(() => route.continue()));
  await page.goto('/portfolio', { waitUntil: 'commit' });
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('esports');
  gate.resolve();
  await expect(search).toHaveValue('esports');
  await show(page, ['Esports Tournament Platform']);
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
    await page.getByRole('menuitemradio', { name: 'Legal' }).tap();
    await show(page, ['Law Firm Website and Client Portal']);
    await toggle.tap();
    await expect(category).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every project is listed, and no filter pretends to work', async ({ page }) => {
    await page.goto('/portfolio?tag=Payroll');
    await expect(listed(page)).toHaveCount(projects.length);
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByPlaceholder('Search projects...')).toBeHidden();
    await expect(
      page.getByText(`Showing ${projects.length} of ${projects.length} projects`),
    ).toBeVisible();
  });
});
