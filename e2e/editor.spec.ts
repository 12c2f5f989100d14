import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '#lib/content/content.ts';
import { expectAccessible } from './support/axe.ts';
import { phone } from './support/desk.ts';
import { expect } from './support/test.ts';
import { save, saved, test } from './support/words.ts';

const [article] = content().articles;
const file = `articles/${article?.slug}.md`;
const articleForm = `/desk/words/articles/${article?.slug}`;
const text = (page: Page, name = 'Text') => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function photograph(name: string) {
  const create = { width: 900, height: 600, channels: 3 as const, background: '#2266aa' };
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** The caret in an empty paragraph at the end. */
async function goToEnd(editor: Locator) {
  await editor.click();
  await editor.press('ControlOrMeta+End');
  await editor.press('Enter');
}

async function addPicture(page: Page, name: string, caption: string) {
  await press(page, 'Picture');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Photograph').setInputFiles(await photograph(`${name}.png`));
  await dialog.getByLabel('What one sees in it').fill(`What one sees in ${name}`);
  await dialog.getByLabel('Caption').fill(caption);
  await dialog.getByRole('button', { name: 'Put it into the text' }).click();
  await expect(dialog).toBeHidden();
}

test('an article is written with a thumb: a list, a link, two photographs, and what was there stays', async ({
  openDesk,
  read,
}) => {
  const before = await read(file);
  const page = await openDesk({ viewport: phone, hasTouch: true });
  await page.goto(articleForm);
  const editor = text(page);
  await goToEnd(editor);
  await page.keyboard.type('A new sentence.');
  await page.keyboard.press('Enter');
  await press(page, 'List');
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('See ');
  await press(page, 'Link');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Where it leads').fill('javascript:alert(1)');
  await dialog.getByLabel('Its words').fill('our work');
  await dialog.getByRole('button', { name: 'Put it into the text' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Where it leads').fill('/portfolio');
  await dialog.getByRole('button', { name: 'Put it into the text' }).click();
  await page.keyboard.type('.');
  await addPicture(page, 'till', 'A till');
  await addPicture(page, 'door', '');
  await expectAccessible(page);
  await save(page);
  await saved(page);
  expect(await read(file)).toBe(
    `${before.trimEnd()}\n\nA new sentence.\n\n- one\n  - two\n\nSee [our work](/portfolio).\n\n![What one sees in till](till.jpg "A till")\n\n![What one sees in door](door.jpg)\n`,
  );
});
