import type { Locator, Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { addIcons, insertFirst, translate } from './support/change-page.ts';
import { chooseAnyService, newLead, serviceButton, typedTexts } from './support/contact-form.ts';
import { expectStored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const { contact: contactPage } = content();

// Nothing that a visitor holds is lost on a page that somebody else changed before the first touch.

async function openChanged(page: Page, path: string, ...changes: (() => void)[]) {
  await page.goto(path, { waitUntil: 'load' });
  for (const change of changes) await page.evaluate(change);
}

/** Taps a field and types; the second part into the middle of the first. */
async function typeInto(field: Locator, text: string) {
  await field.evaluate((element) => Object.assign(window, { held: element }));
  await field.click();
  const [start, end] = [text.slice(0, 2), text.slice(5)];
  const { keyboard } = field.page();
  await keyboard.type(start + end);
  await field.evaluate((element: HTMLInputElement) => {
    // Fields for addresses have no selection that a script could set.
    if (element.type !== 'email') element.setSelectionRange(2, 2);
  });
  if ((await field.getAttribute('type')) === 'email') {
    for (const _ of end) await keyboard.press('ArrowLeft');
  }
  await keyboard.type(text.slice(2, 5));
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
  expect(await field.evaluate((element) => 'held' in window && window.held === element)).toBe(true);
}

test('every letter and the caret stay on a changed contact page; once it is sent, nothing of it stays in the browser', {
  tag: '@engines',
}, async ({ page }) => {
  const lead = newLead();
  await openChanged(page, '/contact', translate, insertFirst, addIcons);
  const form = page.locator('main form');
  for (const [field, text] of typedTexts(lead)) {
    await typeInto(form.locator(`[name=${field}]`), text);
  }
  await chooseAnyService(page);
  await expect(page.locator('h1')).toHaveText(`~${contactPage.title}`);
  await expect(serviceButton(page)).toHaveText(/^~/);
  for (const [name, value] of typedTexts(lead)) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  }
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(drafts).toHaveLength(1);
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(await drafts()).toEqual([]);
});

test('toasts follow each other while a translator goes on translating', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await openChanged(page, '/thank-you', translate);
  const field = page.locator('footer form input');
  const address = newLead().email;
  for (const words of ['~Subscribed!', '~Error', '~Error']) {
    await typeInto(field, address);
    // Else the toast before, which may say the same, is taken for this one.
    const answer = page.waitForResponse((one) => one.url().endsWith(routes.newsletterApi));
    await page.keyboard.press('Enter');
    await answer;
    await expect(page.locator('.toast')).toContainText(words);
    await field.fill('');
  }
  await page.locator('.toast button').click();
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('what a browser filled in before the first touch is kept, and sent by the first click', async ({
  page,
  site,
}) => {
  const lead = newLead();
  await openChanged(page, '/', translate);
  // Autofill sets values without any input event.
  await page.locator('main form').evaluate((form, values) => {
    for (const [name, value] of Object.entries(values)) {
      const control = (form as HTMLFormElement).elements.namedItem(name);
      if (control && 'value' in control) control.value = value;
    }
  }, lead);
  await page.locator('main form [type=submit]').click();
  await expect(page.locator('.toast')).toContainText('~Message Sent!');
  await expectStored(site, lead);
});
