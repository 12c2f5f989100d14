import type { Locator, Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { serviceButton } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const { serviceOptions } = content().contact;

// Every option can be reached in a low window.

test.use({ viewport: { width: 844, height: 400 }, hasTouch: true });

const last = serviceOptions.at(-1) ?? '';

async function openList(page: Page, open: () => Promise<void>) {
  await page.goto('/contact');
  await page.getByLabel('Full Name').focus();
  await serviceButton(page).waitFor();
  await open();
  await expect(page.getByRole('option')).toHaveCount(serviceOptions.length);
}

/** A finger's way up from the middle of an element, across the window. */
async function dragUp(page: Page, from: Locator) {
  const client = await page.context().newCDPSession(page);
  const box = await from.boundingBox();
  const [x, start] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 22];
  for (let y = start; y > start - 400; y -= 20) {
    const type = y === start ? 'touchStart' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const isWithinWindow = (page: Page) =>
  page.getByRole('listbox').evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** While the list is open, clicks pass through the page: they say nothing of what is seen. */
function liesAboveThePage(option: Element): boolean {
  document.body.style.pointerEvents = 'auto';
  const { left, top, width, height } = option.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  document.body.style.pointerEvents = 'none';
  return option.contains(met);
}

test('with a mouse, by the button that scrolls; a draft, a fill and a reset reach what is shown [9]', async ({
  page,
}) => {
  await openList(page, () => serviceButton(page).click());
  await expect.poll(() => isWithinWindow(page)).toBe(true);
  const option = page.getByRole('option', { name: last });
  const down = page.locator('[data-radix-select-viewport] + .options-scroll');
  await down.hover();
  await expect(down).toBeHidden();
  await expect(option).toBeInViewport({ ratio: 0.9 });
  expect(await option.evaluate(liesAboveThePage)).toBe(true);
  await option.click();
  await expect(serviceButton(page)).toHaveText(last);

  // The native select keeps the value.
  const native = page.locator('select[name=service]');
  await expect(native).toHaveValue(last);
  const [first = ''] = serviceOptions;
  await native.evaluate((select: HTMLSelectElement, value) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, first);
  await expect(serviceButton(page)).toHaveText(first);
  await native.evaluate((select: HTMLSelectElement) => select.form?.reset());
  await expect(serviceButton(page)).toHaveText('Select a service');
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveCount(1);
});

test('by touch', async ({ page }) => {
  await openList(page, () => serviceButton(page).tap());
  await dragUp(page, page.getByRole('option').first());
  const option = page.getByRole('option', { name: last });
  await expect(option).toBeInViewport({ ratio: 0.9 });
  await option.tap();
  await expect(serviceButton(page)).toHaveText(last);
});
