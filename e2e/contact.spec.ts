import type { Page } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { contactFields, mapFields } from '#lib/leads/contact-fields.ts';
import { sample, sampleOption } from '#testing/samples.ts';
import { goBack, holdScripts, partScripts } from './support/application.ts';
import {
  chooseService,
  expectStored,
  fillContactForm,
  fillFields,
  newLead,
  serviceButton,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { watchAnnouncements } from './support/watch-announcements.ts';

// What is sent, and what comes of it: lead.spec.ts.

const { contact, site: agency } = content();
const services: readonly string[] = contact.serviceOptions;

const contactCalls = '**/api/contacts';

const form = (page: Page) => page.locator('main form');
const toast = (page: Page) => page.locator('.toast');
const send = (page: Page) => form(page).locator('[type=submit]');
const wrong = (page: Page) => form(page).locator('[aria-invalid=true]');

// In which order, in which words: browser/forms/contact-config.test.ts.
test('one field is at fault at a time, and announced once [5.1]', async ({ page }) => {
  await page.goto('/contact');
  const service = page.getByRole('combobox', { name: 'Service' });
  await fillFields(page, { ...newLead(), message: 'A shop' });
  await expect(serviceButton(page)).toBeVisible();
  await send(page).click();
  await expect(toast(page)).toContainText('Service Selection Required');
  await expect(service).toBeFocused();
  await expect(service).toHaveAccessibleDescription(/select a service/);
  await expect(wrong(page)).toHaveCount(1);
  await chooseService(page, sampleOption);
  await expect(wrong(page)).toHaveCount(0);

  const announced = await watchAnnouncements(page);
  await send(page).click();
  const message = form(page).getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await expect.poll(announced).toEqual([expect.stringContaining('Message Too Short')]);
  expect((await announced()).join()).not.toContain('15 characters');
  await message.press('End');
  await page.keyboard.type(', ple');
  await expect(message).toHaveAccessibleDescription(/at least 15 characters/);
  await page.keyboard.type('ase.');
  await expect(wrong(page)).toHaveCount(0);
  await expect(message).toHaveAccessibleDescription('One full sentence is enough to begin.');
});

test('where React is long in coming, a toast of the same words comes', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await holdScripts(page, '**/assets/islands-*');
  await page.goto('/contact');
  await page.clock.pauseAt(60_000);
  await send(page).click();
  await expect(wrong(page)).toHaveCount(1);
  await page.clock.runFor(2_999);
  await expect(toast(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(toast(page)).toContainText('Full Name RequiredPlease enter your full name');
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
});

test('the home form fails aloud, and takes any ok [2.3.6, 4, 5.2, 7, 8]', async ({ page }) => {
  const facts = { name: 'Ayesha', email: 'ayesha@example', message: 'We sell carpets.' };
  const asked = page.waitForRequest(contactCalls);
  const logged = page.waitForEvent('console', (said) => said.type() === 'error');
  const release = await holdScripts(page);
  await page.goto('/');
  await fillFields(page, facts);
  const email = form(page).getByLabel('Email');
  // At once, before its script has come.
  await email.press('Enter');
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  release();
  expect((await asked).postDataJSON()).toEqual({ ...mapFields(contactFields, () => ''), ...facts });
  expect((await logged).text()).toMatch(/400/);
  await expect(toast(page)).toContainText('Failed to send message. Please try again.');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(facts.email);
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(wrong(page)).toHaveCount(1);
  await expect(form(page)).not.toContainText('Not sent.');

  await email.fill('ayesha@example.com');
  await expect(wrong(page)).toHaveCount(0);
  for (const [status, title, words] of [
    [429, 'Error', 'Failed to send message. Please try again.'],
    [200, 'Message Sent!', "Thank you for contacting us. We'll get back to you soon."],
  ] as const) {
    await page.route(contactCalls, (route) => route.fulfill({ status, json: {} }), { times: 1 });
    await email.press('Enter');
    await expect(toast(page)).toContainText(title);
    await expect(toast(page)).toContainText(words);
    await expect(email).toBeFocused();
    if (status === 200) continue;
    const { body } = await waysOut(page);
    expect(body).toBe(`${facts.message}\r\n\r\nAyesha, ayesha@example.com`);
  }
  await expect(email).toHaveValue('');
});

test('a message is sent once; a failure keeps it, for mail or chat [4, 8]', async ({
  page,
  context,
}) => {
  const lead = newLead();
  const { message, ...facts } = lead;
  const body = `${message}\r\n\r\n${Object.values(facts).join(', ')}`;
  const links = { to: agency.email, body, chat: 'wa.me', text: message };
  await page.goto('/contact');
  await fillContactForm(page, lead);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route(contactCalls, async (route) => {
    sent.push(route.request().url());
    await gate.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  const button = send(page);
  const announced = await watchAnnouncements(page);
  await button.click();
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  gate.resolve();
  const says = (title: string) =>
    toast(page).filter({ has: page.getByText(title, { exact: true }) });
  const failed = says('Submission Failed');
  await expect(failed).toContainText(
    'There was an error submitting your message. Please try again.',
  );
  // The announcer's region is removed after a second.
  await expect(page.locator('[role=status][aria-live=assertive]')).toHaveCount(0);
  expect(await announced()).toEqual([expect.stringContaining('Submission Failed')]);
  await expect(button).toBeFocused();
  expect(sent).toHaveLength(1);
  await failed.getByRole('button', { name: 'Close' }).click();
  await page.unroute(contactCalls);

  // An answer without a success flag that is true [4].
  await page.route(contactCalls, (route) => route.fulfill({ body: '{"success": "true"}' }), {
    times: 1,
  });
  await button.click();
  await expect(failed).toBeVisible();
  expect(await waysOut(page)).toEqual(links);
  const opened = page.waitForEvent('popup');
  await form(page).getByRole('link', { name: 'Send it in the chat' }).click();
  await (await opened).close();

  await context.setOffline(true);
  await button.click();
  await expect(says('Network Error')).toContainText(
    'Unable to submit your message. Please check your connection and try again.',
  );
  expect(await waysOut(page)).toEqual(links);
  await expect(form(page).getByLabel('Message')).toHaveValue(message);

  // The next page does not come.
  await context.setOffline(false);
  await page.route('**/thank-you', (route) => route.abort('aborted'));
  await button.click();
  await expect(button).toHaveText('Sent');
});

test('a message that is sent offline before what sends it has come stays, and says so', async ({
  page,
  context,
}) => {
  await page.route(partScripts, (route) => route.abort());
  await page.goto('/contact');
  await context.setOffline(true);
  const lead = newLead();
  await fillFields(page, lead);
  await form(page).getByLabel('Service').selectOption(sampleOption);
  await send(page).click();
  const told = () => send(page).evaluate((button: HTMLButtonElement) => button.validationMessage);
  await expect.poll(told).toContain('you are offline');
  await expect(form(page).getByLabel('Message')).toHaveValue(lead.message);
  await page.unroute(partScripts);
  await context.setOffline(false);
  await send(page).click();
  await expect(page).toHaveURL('/thank-you');
});

test('in a low window a toast is whole, and can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/contact');
  await send(page).click();
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
});

/** The mail and the chat that a form offers instead. */
async function waysOut(page: Page) {
  const hrefOf = async (name: string) =>
    new URL((await form(page).getByRole('link', { name }).getAttribute('href')) ?? '');
  const mail = await hrefOf('Send it by email');
  const chat = await hrefOf('Send it in the chat');
  return {
    to: mail.pathname,
    body: mail.searchParams.get('body'),
    chat: chat.host,
    text: chat.searchParams.get('text'),
  };
}

test('a domain is corrected; a draft lasts until it is sent', async ({ page }) => {
  const draft = { ...newLead(), service: sampleOption };
  const email = form(page).getByLabel('Email');
  await page.goto('/contact');
  await email.fill('ayesha@gmial.com');
  await form(page).getByLabel('Phone').focus();
  await form(page).getByRole('button', { name: 'ayesha@gmail.com' }).click();
  await expect(email).toHaveValue('ayesha@gmail.com');
  await expect(email).toBeFocused();

  await fillContactForm(page, draft);
  await page.reload();
  for (const [name, value] of Object.entries(draft)) {
    await expect(form(page).locator(`[name=${name}]`)).toHaveValue(value);
  }
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(await page.evaluate(() => sessionStorage.getItem('draft:/contact'))).toBeNull();
  await goBack(page);
  await expect(send(page)).toBeEnabled();
  await expect(form(page).getByLabel('Message')).toHaveValue('');
});

test('the list of services scrolls, is reset and is typed in [9]', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 844, height: 400 });
  await page.goto('/contact');
  await page.getByLabel('Full Name').focus();
  const last = services.at(-1) ?? '';
  await serviceButton(page).click();
  await expect(page.getByRole('option')).toHaveText(services);
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });
  // The page stays where it is, without a style of Radix's own.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  const down = page.locator('[data-radix-select-viewport] + .options-scroll');
  await down.hover();
  await expect(down).toBeHidden();
  await page.getByRole('option', { name: last }).click();
  await expect(serviceButton(page)).toHaveText(last);
  // The native select keeps the value.
  const native = page.locator('select[name=service]');
  await expect(native).toHaveValue(last);
  await native.evaluate((select: HTMLSelectElement) => select.form?.reset());
  await expect(serviceButton(page)).toHaveText('Select a service');

  await serviceButton(page).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.clock.pauseAt(60_000);
  const startingWith = (typed: string) =>
    sample(services, (service) => service.toLowerCase().startsWith(typed));
  // Two letters that tell apart options with the same initial, where there are some.
  const wanted = sample(services, (one) => startingWith(one.charAt(0).toLowerCase()) !== one);
  const [first = '', second = ''] = wanted.toLowerCase();
  const other = sample(services, (one) => ![first, second].includes(one.charAt(0).toLowerCase()));
  const third = other.charAt(0).toLowerCase();
  for (const [pause, key, typed] of [
    [0, first, first],
    [990, second, first + second],
    [1_000, third, third],
  ] as const) {
    await page.clock.runFor(pause);
    await page.keyboard.press(key);
    // Radix moves the focus in a zero timeout.
    await page.clock.runFor(1);
    const found = page.locator('[role=option][data-highlighted]');
    await expect(found).toHaveText(startingWith(typed));
  }
});

test('a toast covers no field in use; a swipe or Escape closes it [4, 9]', async ({ page }) => {
  const newsletter = page.locator('[data-form=newsletter]');
  const field = page.locator('[data-field]', { has: page.locator(':focus') });
  const covers = async (other = field) => {
    const [a, b] = [await toast(page).boundingBox(), await other.boundingBox()];
    return !a || !b || (a.y < b.y + b.height && b.y < a.y + a.height);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await send(page).click();
  await expect.poll(() => covers(page.locator('#chat'))).toBe(false);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.reload();
  await send(page).click();
  await expect.poll(() => covers()).toBe(false);
  // Below it, so that what is filled in next is seen, too.
  await expect(toast(page)).toBeInViewport();
  const { y = 0 } = (await toast(page).boundingBox()) ?? {};
  expect(y).toBeLessThan((await field.boundingBox())?.y ?? 0);
  const swipe = async (by: number) => {
    const box = await toast(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y);
    await page.mouse.move(x + by, y);
    await page.mouse.up();
  };
  await swipe(-120);
  await swipe(50);
  await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await swipe(51);
  await expect(toast(page)).toHaveCount(0);

  await newsletter.evaluate((element) => {
    scrollTo(0, scrollY + element.getBoundingClientRect().bottom + 60 - innerHeight);
  });
  await newsletter.getByLabel('Email address').fill(newLead().email);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Subscribed!');
  await expect.poll(() => covers(newsletter)).toBe(false);
  await toast(page).focus();
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
});

test('where the script of a form does not work, the browser checks and sends it', async ({
  page,
  site,
}) => {
  const lead = newLead();
  const body = 'export {}';
  await page.route(partScripts, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/contact');
  await fillFields(page, { ...lead, phone: '' });
  await send(page).click();
  await expect(form(page).getByLabel('Phone')).toBeFocused();
  await fillFields(page, lead);
  await page.getByRole('combobox', { name: 'Service' }).selectOption(sampleOption);
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expectStored(site, lead);
});

test('a button copies a fact, and says so for two seconds', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/contact');
  const facts = page.getByRole('region', { name: contact.factsTitle });
  const button = facts.getByRole('button', { name: 'Copy Email' });
  await button.click();
  await expect(button.getByText('Copied', { exact: true })).toBeVisible();
  await expect(facts.getByRole('status').getByText('Email: Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(agency.email);
  await page.clock.runFor(2_000);
  await expect(button.getByText('Copy', { exact: true })).toBeVisible();
});
