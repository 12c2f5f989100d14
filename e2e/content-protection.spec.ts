import type { Locator, Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { expect, test } from './support/test.ts';

// Which shortcuts are blocked, and when developer tools are told: browser/effects/content-protection.test.ts.

const { home, site: agency } = content();

const watched = ['copy', 'dragstart', 'mousedown', 'contextmenu', 'keydown'];

/** Watches events on `window`, after all other listeners. @returns whether each of a type since the last call was prevented */
async function watchEvents(page: Page) {
  const seen = await page.evaluateHandle((types) => {
    const list: [string, boolean][] = [];
    for (const type of types)
      addEventListener(type, (event) => list.push([type, event.defaultPrevented]));
    return list;
  }, watched);
  return async (type: string) => {
    const since = await seen.evaluate((list) => list.splice(0));
    return since.filter(([one]) => one === type).map(([, prevented]) => prevented);
  };
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

test('text is protected from the start, and fields are free [2.13]', async ({ page }) => {
  const started = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto('/', { waitUntil: 'commit' });
  // Before any input.
  await started;
  const title = page.getByRole('heading', { level: 1 });
  await drag(page, title);
  expect(await selected(page)).toBe('');

  const events = await watchEvents(page);
  await title.evaluate((element) => getSelection()?.selectAllChildren(element));
  expect((await selected(page)).replace(/\s+/g, ' ')).toBe(home.hero.title);
  await page.evaluate(() => document.execCommand('copy'));
  expect(await events('copy')).toEqual([true]);
  await drag(page, title);
  expect(await events('dragstart')).toEqual([true]);
  // Not by hand: what stands before it may be a button, which is exempt.
  await page.locator('.jharoka > svg').first().dispatchEvent('mousedown');
  expect(await events('mousedown')).toEqual([true]);

  const form = page.locator('main form');
  const name = form.getByLabel('Name');
  for (const [used, isBlocked] of [
    [page.locator('#contact-title'), true],
    [form.locator('label').first(), true],
    [page.getByRole('link', { name: agency.name }).first(), false],
    [form.getByRole('button', { name: 'Send Message' }), false],
    [name, false],
  ] as const) {
    await used.click({ button: 'right' });
    expect(await events('contextmenu'), String(used)).toEqual([isBlocked]);
  }
  await title.click();
  await events('mousedown');
  await page.keyboard.press('Control+u');
  await page.keyboard.press('Tab');
  // The modifier alone, first.
  expect(await events('keydown')).toEqual([false, true, false]);

  await name.click();
  await page.keyboard.type('Ayesha Khan');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect(name).toHaveValue('');
  await form.getByLabel('Message').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(form.getByLabel('Message')).toHaveValue('Ayesha Khan');
});
