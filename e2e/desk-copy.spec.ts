import { parse } from 'yaml';
import { content } from '#lib/content/content.ts';
import { phone } from './support/desk.ts';
import { expect } from './support/test.ts';
import { dialog, save, saved, sheet, shown, test } from './support/words.ts';

const [[head = '', below = []] = []] = Object.entries(content().navigation.services);
const [original = '', second = ''] = below;

test('a service is copied with a thumb, changed, and put into the menu', async ({
  openDesk,
  read,
}) => {
  const page = await openDesk({ viewport: phone, hasTouch: true });
  await page.goto(`/desk/words?page=/services/${original}`);
  await page.getByRole('link', { name: 'Make another like it' }).tap();
  await page.getByLabel('Name of the new page').fill('A second one');
  await page.getByRole('button', { name: 'Make it' }).tap();
  await expect(page.getByRole('status').first()).toContainText('The page is made.');

  const heading = shown(page).locator('h1');
  await expect(heading).toHaveText('A second one');
  await heading.scrollIntoViewIfNeeded();
  await heading.tap();
  await sheet(page).getByRole('textbox').first().fill('A heading of its own');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(heading).toHaveText('A heading of its own');

  await page.getByRole('link', { name: 'All its fields' }).tap();
  await page.getByRole('button', { name: 'Put it into the menu' }).tap();
  await saved(page);
  expect(parse(await read('navigation.yaml')).services[head]).toEqual([...below, 'a-second-one']);

  // Where it stands: the menu of a phone, and the list in it.
  await page.goto('/desk/words?page=/services/a-second-one');
  const inMenu = shown(page).locator('#site-menu [data-words="services/a-second-one.yaml#name"]');
  await expect(inMenu).toBeAttached();
  await shown(page).getByRole('button', { name: 'Menu' }).tap();
  await shown(page).locator('#site-menu summary').first().tap();
  await inMenu.tap();
  const place = `${below.length + 1} of ${below.length + 1}`;
  await expect(sheet(page).getByRole('link', { name: place })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Up' }).tap();
  await expect(inMenu).toBeVisible();
  await expect
    .poll(async () => parse(await read('navigation.yaml')).services[head].at(-2))
    .toBe('a-second-one');

  await page.goto('/desk/publish');
  await expect(page.locator('main')).toContainText('of it stand on another page, too');
});

test('a page goes out of the menu and into it without script, and a name is taken once', async ({
  openDesk,
  read,
}) => {
  const page = await openDesk({ viewport: phone, javaScriptEnabled: false });
  await page.goto(`/desk/words/services/${second}`);
  await page.getByRole('button', { name: 'Take it out' }).first().click();
  await page.goto(`/desk/words/services/${head}?only=name`);
  await page.getByRole('link', { name: 'Put a page below it' }).click();
  await page.getByRole('combobox').selectOption(second);
  await save(page);
  expect(parse(await read('navigation.yaml')).services[head]).toEqual([
    ...below.filter((slug) => slug !== second),
    second,
  ]);
  const { name = '' } = content().services.find(({ slug }) => slug === original) ?? {};
  await page.goto(`/desk/words/services/${second}?like=`);
  await page.getByLabel('Name of the new page').fill(name);
  await page.getByLabel('End of its address (not needed)').fill('another-of-it');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('status').first()).toContainText('a name that no other page has');
});

test('a new page begins with a few fields, and shows whole', async ({ openDesk, read }) => {
  const page = await openDesk({ viewport: phone });
  await page.goto('/desk/words/pages');
  await page.getByRole('link', { name: 'Add an industry' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('Farms');
  await page.getByLabel('Summary').fill('Fields and markets');
  await page.getByLabel('Tagline').fill('Whoever buys by the crate sees what is ripe this week.');
  await page.getByLabel('Title', { exact: true }).first().fill('Where the harvest goes');
  await page.getByRole('group', { name: 'Paragraphs' }).getByRole('textbox').fill('To market.');
  await expect(page.getByLabel('Emoji')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').first()).toContainText('It is saved.');
  expect(Object.keys(parse(await read('industries/farms.yaml')))).toHaveLength(4);
  await page.goto('/desk/words?page=/industries/farms');
  await expect(shown(page).locator('h1')).toHaveText('Farms');
});
