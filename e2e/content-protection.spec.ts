import type { Locator, Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { sample } from '#testing/samples.ts';
import { expect, test } from './support/test.ts';

const { home, site: agency } = content();

/** Watches events on `window`, after all other listeners. @returns whether each since the last call was prevented */
async function watchEvents(page: Page, type: string): Promise<() => Promise<boolean[]>> {
  const seen = await page.evaluateHandle((kind) => {
    const list: boolean[] = [];
    addEventListener(kind, (event) => list.push(event.defaultPrevented));
    return list;
  }, type);
  return () => seen.evaluate((list) => list.splice(0));
}

const selected = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? '');

async function drag(page: Page, text: Locator) {
  const box = await text.boundingBox();
  const [x, y] = [box?.x ?? 0, (box?.y ?? 0) + 12];
  await page.mouse.move(x + 2, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 5 });
  await page.mouse.up();
}

test('from the start text cannot be selected, copied or dragged, mouse-down is blocked on pictures, a right-click but on links, buttons and fields, a shortcut, but no Tab [2.13]', async ({
  page,
}) => {
  const started = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/', { waitUntil: 'commit' });
  // Before any input.
  await started;
  const title = page.getByRole('heading', { level: 1 });
  await drag(page, title);
  expect(await selected(page)).toBe('');

  const [copies, drags] = [await watchEvents(page, 'copy'), await watchEvents(page, 'dragstart')];
  const presses = await watchEvents(page, 'mousedown');
  await title.evaluate((element) => getSelection()?.selectAllChildren(element));
  expect((await selected(page)).replace(/\s+/g, ' ')).toBe(home.hero.title);
  await page.evaluate(() => document.execCommand('copy'));
  expect(await copies()).toEqual([true]);
  await drag(page, title);
  expect(await drags()).toEqual([true]);
  expect(await presses()).toEqual([false]);
  // Not by hand: what stands before it may be a button, which is exempt.
  await page.locator('.jharoka > svg').first().dispatchEvent('mousedown');
  expect(await presses()).toEqual([true]);

  const menus = await watchEvents(page, 'contextmenu');
  await page.locator('#contact-title').click({ button: 'right' });
  expect(await menus()).toEqual([true]);
  const form = page.locator('main form');
  for (const used of [
    page.getByRole('link', { name: agency.name }).first(),
    form.getByRole('button', { name: 'Send Message' }),
    form.getByLabel('Email'),
  ]) {
    await used.click({ button: 'right' });
    expect(await menus(), String(used)).toEqual([false]);
  }

  const keys = await watchEvents(page, 'keydown');
  await page.locator('h1').click();
  await page.keyboard.press('Control+u');
  await page.keyboard.press('Tab');
  // The modifier alone, first.
  expect(await keys()).toEqual([false, true, false]);
});

test('typing, cut and paste in fields, links and buttons work [2.13, rulings]', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.locator('main form');
  const name = form.getByLabel('Name');
  await name.click();
  await page.keyboard.type('Ayesha Khan');
  await page.keyboard.press('ControlOrMeta+a');
  expect(await selected(page)).toBe('Ayesha Khan');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(name).toHaveValue('');
  await form.getByLabel('Message').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(form.getByLabel('Message')).toHaveValue('Ayesha Khan');

  const link = page.locator('#services').getByRole('link').first();
  await link.click();
  await expect(page).toHaveURL(routes.service(sample(home.services.cards).slug));
});
