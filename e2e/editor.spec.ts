import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { phone } from './support/desk.ts';
import { expect } from './support/test.ts';
import { save, saved, test } from './support/words.ts';

const textbox = (page: Page, name = 'Text') => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** With what a camera writes. */
async function photograph(name: string, width: number, type: 'jpeg' | 'png' = 'png') {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const size = { width, height: (width * 2) / 3, channels: 3, background: '#888' } as const;
  const taken = sharp({ create: { ...size, noise } }).withExif({ IFD0: { Make: 'A telephone' } });
  const buffer = await taken.toFormat(type).toBuffer();
  return { name, mimeType: `image/${type}`, buffer };
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

test('an article is written: a list, a link and photographs', async ({ openDesk, read, words }) => {
  const page = await openDesk('/desk/words/pages', { viewport: phone, hasTouch: true });
  await page.getByRole('link', { name: 'Add an article' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Opening a shop: the first week');
  await page.getByLabel('Excerpt').fill('What to have ready on the first morning.');
  await page.getByLabel('Word', { exact: true }).fill('Shops');
  await page.getByLabel('Department').selectOption('web');
  await page.getByLabel('Date').fill('2026-01-05');
  await page.getByLabel('Category').fill('Shops');
  const editor = textbox(page);
  await editor.click();
  await page.keyboard.type('Count the change twice.');
  await page.keyboard.press('Enter');
  await press(page, 'List');
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  // As from a mail that would run something.
  const markup = '<p class=MsoNormal><b>two</b><img src="data:," onerror="document.title=1"></p>';
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const pasted = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', pasted));
  }, markup);
  await expect(editor.locator('li').last()).toHaveText('two');
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
  await addPicture(page, await photograph('IMG 0042.JPG', 3000, 'jpeg'), 'Two tills', 'At eight');
  await addPicture(page, await photograph('door.png', 900), 'A door', '');
  await expect(page).toHaveTitle(/ Desk of /);
  await save(page);
  await saved(page);
  const thumbnail = editor.getByAltText('Two tills');
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const [, head, text] = (await read('articles/opening-a-shop-the-first-week.md')).split('---\n');
  expect(head).toContain("title: 'Opening a shop: the first week'\n");
  const blocks = ['Count the change twice.', '- one\n- **two**', 'See [our work](/portfolio).'];
  const pictures = ['![Two tills](img-0042.jpg "At eight")', '![A door](door.jpg)'];
  expect(text).toBe(`\n${[...blocks, ...pictures].join('\n\n')}\n`);
  // The browser made it smaller, and left out what the camera wrote.
  const kept = await words.photograph('articles/img-0042.jpg');
  const { exif, width } = await sharp(kept).metadata();
  expect([exif, width]).toEqual([undefined, 2400]);
});

test('a picture of a letter is seen in its preview and mail', async ({ inbox, openDesk, site }) => {
  const page = await openDesk('/desk/letters/drafts/new', { viewport: phone });
  await page.getByLabel('Subject').fill('A letter with a picture');
  await textbox(page, 'Words').click();
  await page.keyboard.type('Dear reader,');
  await addPicture(page, await photograph('shop.png', 900), 'A shop', 'Our shop');
  await press(page, 'Save and send me a copy');
  const copy = await inbox.waitFor(({ subject }) => subject === '[Test] A letter with a picture');
  expect(copy.text).toContain('[A shop] Our shop');
  const [, name = ''] = /\/api\/letters\/(shop-[\w-]{12}\.jpg)"/.exec(copy.html ?? '') ?? [];
  const { status, headers } = await fetch(`${site.url}/api/letters/${name}`);
  // Mail programs show it.
  expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, null]);
  const shown = page.frameLocator('iframe').first().getByAltText('A shop');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(900);
  for (const other of ['till.jpg', '..%2Farticles%2Ftill.jpg']) {
    expect((await fetch(`${site.url}/api/letters/${other}`)).status).toBe(404);
  }
});
