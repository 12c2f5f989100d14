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

const bodyOf = (source: string) => source.replace(/^---[\s\S]*?\n---\n/, '');

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
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('- no list');
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
  expect(bodyOf(await read(file))).toBe(
    `${bodyOf(before).trimEnd()}\n\nA new sentence.\\\n\\- no list\n\n- one\n  - two\n\nSee [our work](/portfolio).\n\n![What one sees in till](till.jpg "A till")\n\n![What one sees in door](door.jpg)\n`,
  );
});

test('what is pasted is cleaned, a picture of it told; the button undoes what was typed', async ({
  openDesk,
}) => {
  const page = await openDesk();
  await page.goto(articleForm);
  const editor = text(page);
  await goToEnd(editor);
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>One <b style="font-weight:normal">plain</b> <span style="font-weight:700">bold</span></p>
      <p>A <img src="https://example.com/x.png" onerror="document.title='run'"></p>`,
    );
    const paste = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', paste));
  });
  const field = page.locator('textarea[name=body]');
  await expect(field).toHaveValue(/\S\n\n- One plain \*\*bold\*\*\n\nA\n$/);
  await expect(page.getByRole('status').filter({ hasText: 'Pictures are left out' })).toBeVisible();
  await expect(page.locator('[data-state]')).toHaveText('Not saved yet; kept for you.');
  await page.reload();
  await expect(editor).toContainText('One plain bold');
  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByRole('status').first()).toContainText('is thrown away');
  await editor.click();
  await page.keyboard.type('typed ');
  await expect(field).not.toHaveValue(
    await field.evaluate((one: HTMLTextAreaElement) => one.defaultValue),
  );
  await press(page, 'Undo');
  await expect(field).toHaveValue(
    await field.evaluate((one: HTMLTextAreaElement) => one.defaultValue),
  );
  await expect(page).not.toHaveTitle('run');
});

test('a picture of a letter is seen in its preview and in the mail, by an address that only such have', async ({
  inbox,
  openDesk,
  site,
}) => {
  const page = await openDesk({ viewport: phone });
  await page.goto('/desk/letters/drafts/new');
  await page.getByLabel('Subject').fill('A letter with a picture');
  await text(page, 'Words').click();
  await page.keyboard.type('Dear reader,');
  await addPicture(page, 'shop', 'Our shop');
  await expectAccessible(page);
  await press(page, 'Save and send me a copy');
  const copy = await inbox.waitFor(({ subject }) => subject === '[Test] A letter with a picture');
  expect(copy.text).toContain('[What one sees in shop] Our shop');
  const [, name = ''] = /\/api\/letters\/(shop-[\w-]{12}\.jpg)"/.exec(copy.html ?? '') ?? [];
  const answer = await fetch(`${site.url}/api/letters/${name}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.get('cross-origin-resource-policy')).toBe(null);
  const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
  expect([format, width]).toEqual(['jpeg', 900]);
  const mail = page.frameLocator('iframe').first();
  // By a style attribute, which the policy allows for.
  await expect(mail.locator('h1')).toHaveCSS('font-size', '24px');
  const shown = mail.getByAltText('What one sees in shop');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(900);
  for (const other of ['till.jpg', 'articles/till.jpg', '..%2Farticles%2Ftill.jpg']) {
    expect((await fetch(`${site.url}/api/letters/${other}`)).status).toBe(404);
  }
});

test('a tap on the text of an article offers to write all of it, in its own frame', async ({
  openDesk,
}) => {
  const page = await openDesk({ viewport: phone, hasTouch: true });
  await page.goto(`/desk/words?page=${encodeURIComponent(`/blog/${article?.slug}`)}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-change');
  await frame.locator(`p[data-words^="${file}#body:"]`).first().tap();
  await page.getByRole('link', { name: 'Write the whole text' }).click();
  await expect(text(page)).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.getByLabel('Date')).toBeHidden();
  // The editor stands in place of the field then.
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await text(page).click();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeInViewport();
  await expectAccessible(page);
});
