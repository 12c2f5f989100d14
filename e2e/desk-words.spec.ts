import { parse } from 'yaml';
import { content } from '#lib/content/content.ts';
import { owner, partner } from '#testing/desk.ts';
import { phone } from './support/desk.ts';
import { expect } from './support/test.ts';
import { said, save, saved, service, serviceFile, servicePage, test } from './support/words.ts';

test('without script a typo is corrected alone, and what is wrong stands at its field', async ({
  openDesk,
  read,
}) => {
  const before = (await read(serviceFile)).split('\n');
  const page = await openDesk('/desk/words/pages', { viewport: phone, javaScriptEnabled: false });
  await page.getByRole('link', { name: service.name, exact: true }).click();
  const label = page.getByLabel('Heading of the industries it fits');
  await label.fill('A heading without a typo');
  await save(page);
  await saved(page);
  await expect(label).toHaveValue('A heading without a typo');
  expect((await read(serviceFile)).split('\n').filter((line) => !before.includes(line))).toEqual([
    'related: A heading without a typo',
  ]);
  await page.getByText('Give it another address').click();
  const slug = page.getByLabel('End of its address');
  await slug.fill('branding');
  await page.getByRole('button', { name: 'Give it this address' }).click();
  await expect(slug).toHaveAccessibleDescription(/another page has this address/);
  await expect(slug).toBeFocused();
  await expect(slug).toHaveValue('branding');

  await page.goto('/desk/words/articles/_');
  const title = page.getByLabel('Title', { exact: true });
  await page.getByLabel('Excerpt').fill('Typed first');
  await save(page);
  await expect(title).toHaveAccessibleDescription(/needs a title/);
  await expect(title).toBeFocused();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Typed first');
  await title.fill(content().articles[0]?.slug ?? '');
  await save(page);
  await expect(title).toHaveAccessibleDescription(/another page has this address/);
  await page.goto('/desk/log');
  await expect(page.locator('main')).toContainText(`${owner} saved words of the site`);
});

test('Ramadan’s hours are set; a list says how many it may have', async ({ openDesk, read }) => {
  const page = await openDesk('/desk/words/site', { viewport: phone });
  await page.getByRole('button', { name: 'Add to “Dates with other hours”' }).click();
  const period = page.locator('details[id="special.0"]');
  await period.getByLabel('Name').fill('Ramadan');
  await period.getByLabel('From').fill('2027-02-08');
  await period.getByLabel('Until').fill('2027-03-09');
  await period.getByRole('button', { name: 'Add to “Hours”' }).click();
  // They may be left out.
  await expect(page.locator('[id="special.0.hours"]')).not.toContainText('At least');
  const hours = page.locator('details[id="special.0.hours.0"]');
  for (const day of ['Mon', 'Tue']) await hours.getByLabel(day).check();
  await hours.getByLabel('Opens').fill('10:00');
  await hours.getByLabel('Closes').fill('16:00');
  await save(page);
  await saved(page);
  const times = [{ days: ['Mon', 'Tue'], opens: '10:00', closes: '16:00' }];
  expect(parse(await read('site.yaml')).special).toEqual([
    { name: 'Ramadan', from: '2027-02-08', until: '2027-03-09', hours: times },
  ]);
  await page.goto('/desk/words/about');
  const values = page.locator('[id="values.items"]');
  await expect(values).toContainText('It has 4 at most: none can be added.');
  await expect(values).toContainText('It has 4 at least: none can be removed.');
});

// What previews show without it: lib/publishing/making/show.test.ts.
test('a removal says where a page is named', async ({ openDesk }) => {
  // No department's own page: each has to have one.
  const page = await openDesk('/desk/words/services/seo');
  await page.getByRole('button', { name: 'Remove it …' }).click();
  const mention = page.getByRole('link', { name: 'Contact page: ' });
  await expect(mention.first()).toHaveAttribute('href', /only=serviceFits\.\d/);
  await page.getByRole('button', { name: 'Yes, remove this page' }).click();
  await expect(said(page)).toContainText('The page is removed.');
});

test('what was typed outlives a closed tab', async ({ openDesk }) => {
  const page = await openDesk(servicePage);
  await page.getByLabel('Heading of the industries it fits').fill('Typed and not saved');
  await expect(page.getByRole('status')).toContainText('kept for you');
  await page.close();
  const another = await openDesk('/desk/publish', { viewport: phone });
  await expect(another.locator('main')).toContainText('You have not saved what you typed here');
  await another.getByRole('link', { name: `The service “${service?.name}”` }).click();
  await expect(another.getByLabel('Heading of the industries it fits')).toHaveValue(
    'Typed and not saved',
  );
  const partners = await openDesk(servicePage, {}, partner);
  await expect(partners.locator('main')).toContainText(`${owner} has typed something here`);
});

test('words come from their page alone, bounded, and into their files', async ({ enter, read }) => {
  const before = await read('site.yaml');
  const fields = { file: 'site', do: 'save', name: 'Taken over' };
  const signedIn = await enter();
  const send = async (...of: [string, Record<string, string>, Record<string, string>?]) =>
    (await signedIn.press(...of)).status;
  expect(await send('words', fields, {})).toBe(403);
  const accents = `e${'\u0301'.repeat(31)}`;
  expect(await send('note', { note: accents })).toBe(413);
  expect(await send('words', { file: 'site', body: accents })).toBe(413);
  expect(await send('words', { a: '1&'.repeat(20_000) })).toBe(413);
  for (const file of ['../package', '/etc/passwd', 'services/../site', 'addresses', '']) {
    const answer = await signedIn.press('words', { ...fields, file });
    expect(answer.headers.get('location'), file).toBe('/desk/words?say=words.gone');
  }
  for (const name of ['..%2f..%2fpackage.json', 'site.yaml']) {
    const { status } = await signedIn.get(`/desk/photographs/people/${name}`);
    expect([400, 404], name).toContain(status);
  }
  expect(await read('site.yaml')).toBe(before);
});
