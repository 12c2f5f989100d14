import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '#lib/content/content.ts';
import { phone } from './support/desk.ts';
import { sidewaysOverflow } from './support/layout.ts';
import { expect } from './support/test.ts';
import { save, saved, sheet, shown, test } from './support/words.ts';

const [article] = content().articles;
const file = `articles/${article?.slug}.md`;
const articleForm = `/desk/words/articles/${article?.slug}`;
const text = (page: Page, name = 'Text') => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const picture = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
};

/** Large, and with what a camera writes. */
async function cameraPicture() {
  const taken = picture(3000, 2250).withExif({ IFD0: { Make: 'A telephone' } });
  const buffer = await taken.jpeg({ quality: 95 }).toBuffer();
  return { name: 'IMG 0042.JPG', mimeType: 'image/jpeg', buffer };
}

async function photograph(name: string) {
  return { name, mimeType: 'image/png', buffer: await picture(900, 600).png().toBuffer() };
}

/** The caret in an empty paragraph at the end. */
async function goToEnd(editor: Locator) {
  await editor.click();
  await editor.press('ControlOrMeta+End');
  await editor.press('Enter');
}

type Photograph = Awaited<ReturnType<typeof photograph>>;

async function addPicture(page: Page, file: Photograph, seen: string, caption: string) {
  await press(page, 'Picture');
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Photograph').setInputFiles(file);
  await dialog.getByLabel('What one sees in it').fill(seen);
  await dialog.getByLabel('Caption').fill(caption);
  await dialog.getByRole('button', { name: 'Put it into the text' }).click();
  await expect(dialog).toBeHidden();
}

test('an article is written with a thumb: a list, a link, and photographs, one from a phone', async ({
  openDesk,
  read,
  words,
}) => {
  const page = await openDesk({ viewport: phone, hasTouch: true });
  await page.goto('/desk/words/pages');
  await page.getByRole('link', { name: 'Add an article' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Opening a shop: the first week');
  await page.getByLabel('Excerpt').fill('What to have ready on the first morning.');
  await page.getByText('Cover, date, category').click();
  await page.getByLabel('Word', { exact: true }).fill('Shops');
  await page.getByLabel('Department').selectOption('web');
  await page.getByLabel('Date').fill('2026-01-05');
  await page.getByLabel('Category').fill('Shops');
  const editor = text(page);
  await editor.fill(`https://${'long-address.'.repeat(9)}example`);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await editor.fill('Count the change twice.');
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
  await addPicture(page, await cameraPicture(), 'Two tills', 'At eight');
  await addPicture(page, await photograph('door.png'), 'A door', '');
  await save(page);
  await saved(page);
  const thumbnail = editor.getByAltText('Two tills');
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await read('articles/opening-a-shop-the-first-week.md')).toBe(
    [
      '---',
      "title: 'Opening a shop: the first week'",
      'excerpt: What to have ready on the first morning.',
      'cover:',
      '  word: Shops',
      '  department: web',
      'date: 2026-01-05',
      'category: Shops',
      '---',
      '\nCount the change twice.',
      '\nA new sentence.\\\n\\- no list',
      '\n- one\n  - two',
      '\nSee [our work](/portfolio).',
      '\n![Two tills](img-0042.jpg "At eight")',
      '\n![A door](door.jpg)\n',
    ].join('\n'),
  );
  // The browser made it smaller, and left out what the camera wrote.
  const kept = await words.photograph('articles/img-0042.jpg');
  const { exif, width } = await sharp(kept).metadata();
  expect([exif, width]).toEqual([undefined, 2400]);
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
  await addPicture(page, await photograph('shop.png'), 'A shop', 'Our shop');
  await press(page, 'Save and send me a copy');
  const copy = await inbox.waitFor(({ subject }) => subject === '[Test] A letter with a picture');
  expect(copy.text).toContain('[A shop] Our shop');
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
  const shown = mail.getByAltText('A shop');
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
  const frame = shown(page);
  await expect(frame.locator('html')).toHaveAttribute('data-change');
  await frame.locator(`p[data-words^="${file}#body:"]`).first().tap();
  await sheet(page).getByRole('link', { name: 'Write the whole text' }).click();
  await expect(text(page)).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.getByLabel('Date')).toBeHidden();
  // The editor stands in place of the field then.
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await text(page).click();
  await expect(page.getByRole('button', { name: 'Bold' })).toBeInViewport();
});
