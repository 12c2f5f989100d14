import sharp from 'sharp';
import { parse } from 'yaml';
import { owner, partner } from '#testing/open-desk.ts';
import { phone } from './support/desk.ts';
import { walkFocus } from './support/focus.ts';
import { expect } from './support/test.ts';
import { said, save, saved, service, serviceFile, servicePage, test } from './support/words.ts';

function changedLines(before: string, after: string): string[] {
  const were = before.split('\n');
  return after.split('\n').filter((line) => !were.includes(line));
}

test('a typo is corrected on a phone without script, and nothing else is written', async ({
  openDesk,
  read,
}) => {
  const page = await openDesk({ viewport: phone, javaScriptEnabled: false });
  const before = await read(serviceFile);
  await page.goto('/desk/words/pages');
  await page.getByRole('link', { name: service.name, exact: true }).click();
  const label = page.getByLabel('Heading of the industries it fits');
  await label.fill('A heading without a typo');
  await save(page);
  await saved(page);
  await expect(label).toHaveValue('A heading without a typo');
  expect(changedLines(before, await read(serviceFile))).toEqual([
    'related: A heading without a typo',
  ]);
  await page.goto('/desk/log');
  await expect(page.locator('main')).toContainText(`${owner} saved words of the site`);
});

test('a member of the team is swapped, with another photograph', async ({ openDesk, read }) => {
  const photograph = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#884422' },
  })
    .webp()
    .toBuffer();
  const page = await openDesk({ viewport: phone });
  await page.goto('/desk/words/people');
  const before = parse(await read('people.yaml'));
  await page.locator('summary').first().click();
  const first = page.locator('details').first();
  await first.getByLabel('Name (not needed)').fill('Amna Khan');
  await first.getByLabel('Or add a photograph').setInputFiles({
    name: 'Amna’s portrait.WEBP',
    mimeType: 'image/webp',
    buffer: photograph,
  });
  await first.getByRole('button', { name: 'Down' }).click();
  await expect(page.getByLabel('Picture', { exact: true }).nth(1)).toHaveValue(
    'amna-s-portrait.jpg',
  );
  await save(page);
  await saved(page);
  expect(parse(await read('people.yaml'))).toEqual([
    before[1],
    { ...before[0], name: 'Amna Khan', portrait: 'amna-s-portrait.jpg' },
    ...before.slice(2),
  ]);
  // The remark at the head of the file is still there.
  expect(await read('people.yaml')).toMatch(/^# /);
});

test('Ramadan’s hours are set', async ({ openDesk, read }) => {
  const page = await openDesk({ viewport: phone });
  await page.goto('/desk/words/site');
  await page.getByRole('button', { name: 'Add to “Dates with other hours”' }).click();
  const period = page.locator('details[id="special.0"]');
  await period.getByLabel('Name').fill('Ramadan');
  await period.getByLabel('From').fill('2027-02-08');
  await period.getByLabel('Until').fill('2027-03-09');
  await period.getByRole('button', { name: 'Add to “Hours”' }).click();
  const hours = page.locator('details[id="special.0.hours.0"]');
  for (const day of ['Mon', 'Tue']) await hours.getByLabel(day).check();
  await hours.getByLabel('Opens').fill('10:00');
  await hours.getByLabel('Closes').fill('16:00');
  await save(page);
  await saved(page);
  expect(parse(await read('site.yaml')).special).toEqual([
    {
      name: 'Ramadan',
      from: '2027-02-08',
      until: '2027-03-09',
      hours: [{ days: ['Mon', 'Tue'], opens: '10:00', closes: '16:00' }],
    },
  ]);
});

test('what is wrong is said at its field, and nothing is lost or written', async ({
  openDesk,
  read,
}) => {
  const page = await openDesk({ viewport: phone });
  const before = await read(serviceFile);
  await page.goto(servicePage);
  const title = page.getByLabel('Title in search results');
  const long = 'A title that is much longer than search engines show';
  await title.fill(long);
  await page.getByLabel('Tagline').fill('In {town}, and not anywhere else.');
  await page.getByLabel('Name', { exact: true }).fill('');
  await save(page);
  await expect(said(page)).toContainText('It is not saved yet');
  await expect(title).toHaveValue(long);
  await expect(title).toHaveAccessibleDescription(/has 52 characters, but must have at most 50/);
  await expect(page.getByLabel('Tagline')).toHaveAccessibleDescription(/\{town\} is no fact/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    /empty: please fill it/,
  );
  expect(await read(serviceFile)).toBe(before);
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(title).not.toHaveValue(long);
});

test('what was typed outlives a closed tab', async ({ openDesk }) => {
  const page = await openDesk();
  await page.goto(servicePage);
  await page.getByLabel('Heading of the industries it fits').fill('Typed and not saved');
  await expect(page.getByRole('status')).toContainText('kept for you');
  await page.close();
  const another = await openDesk({ viewport: phone });
  await another.goto('/desk/publish');
  await expect(another.locator('main')).toContainText('You have not saved what you typed here');
  await another.getByRole('link', { name: `The service “${service?.name}”` }).click();
  await expect(another.getByLabel('Heading of the industries it fits')).toHaveValue(
    'Typed and not saved',
  );
  const partners = await openDesk({}, partner);
  await partners.goto(servicePage);
  await expect(partners.locator('main')).toContainText(`${owner} has typed something here`);
  await expect(partners.getByLabel('Heading of the industries it fits')).not.toHaveValue(/Typed/);
});

test('what is focused stands clear of the bar that saves, in a low window', async ({
  openDesk,
}) => {
  const page = await openDesk({ viewport: { width: 390, height: 350 } });
  await page.goto(servicePage);
  const covered = (await walkFocus(page)).filter(({ faults }) =>
    faults.some((fault) => fault.startsWith('under')),
  );
  expect(covered).toEqual([]);
});

test('a page gets another address, and goes', async ({ openDesk, read, words }) => {
  const page = await openDesk();
  await page.goto(servicePage);
  await page.getByText('Give it another address').click();
  await page.getByLabel('End of its address', { exact: true }).fill('Another Name');
  await page.getByRole('button', { name: 'Give it this address' }).click();
  await expect(said(page)).toContainText('The page has its new address');
  await expect(page).toHaveURL(/services\/another-name/);
  const { texts } = await words.files();
  expect(texts.has(serviceFile)).toBe(false);
  expect(
    [...texts.values()]
      .map(String)
      .filter((text) => new RegExp(`^\\s*(- |slug: )${service.slug}$`, 'm').test(text)),
  ).toEqual([]);

  await page.getByText('Remove it').first().click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(said(page)).toContainText('tick the box');
  await page.getByText('Remove it').first().click();
  await page.getByLabel('Yes, remove').check();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(said(page)).toContainText('The page is removed.');
  expect((await words.files()).texts.has('services/another-name.yaml')).toBe(false);
  expect(await read('navigation.yaml')).not.toContain('another-name');
});
