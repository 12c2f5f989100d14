import { content } from '#lib/content/content.ts';
import { sample } from '#testing/samples.ts';
import { serviceButton } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

const services: readonly string[] = content().contact.serviceOptions;

/** The option that typing this selects. */
const startingWith = (typed: string) =>
  sample(services, (service) => service.toLowerCase().startsWith(typed));

test('in a low window a button scrolls to the last option; a draft, a fill and a reset reach what is shown [9]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 400 });
  await page.goto('/contact');
  await page.getByLabel('Full Name').focus();
  await serviceButton(page).click();
  await expect(page.getByRole('option')).toHaveText(services);
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });
  // The page stays where it is, without a style of Radix's own.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
  const [first = '', last = ''] = [services[0], services.at(-1)];
  const option = page.getByRole('option', { name: last });
  const down = page.locator('[data-radix-select-viewport] + .options-scroll');
  await down.hover();
  await expect(down).toBeHidden();
  await expect(option).toBeInViewport({ ratio: 0.9 });
  await option.click();
  await expect(serviceButton(page)).toHaveText(last);

  // The native select keeps the value.
  const native = page.locator('select[name=service]');
  await expect(native).toHaveValue(last);
  await native.evaluate((select: HTMLSelectElement, value) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, first);
  await expect(serviceButton(page)).toHaveText(first);
  await native.evaluate((select: HTMLSelectElement) => select.form?.reset());
  await expect(serviceButton(page)).toHaveText('Select a service');
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveCount(1);
});

test('typing in the open list finds options, and starts over after 1000 ms [9]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await page.getByLabel('Full Name').focus();
  await serviceButton(page).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.clock.pauseAt(60_000);
  const found = page.locator('[role=option][data-highlighted]');
  const type = async (key: string, expected: string) => {
    await page.keyboard.press(key);
    // Radix moves the focus in a zero timeout.
    await page.clock.runFor(1);
    await expect(found).toHaveText(expected);
  };
  // Two letters that tell apart options with the same initial, where there are some.
  const wanted = sample(services, (one) => startingWith(one.charAt(0).toLowerCase()) !== one);
  const [first = '', second = ''] = wanted.toLowerCase();
  const other = sample(services, (one) => ![first, second].includes(one.charAt(0).toLowerCase()));
  const last = other.charAt(0).toLowerCase();
  await type(first, startingWith(first));
  await page.clock.runFor(990);
  await type(second, startingWith(first + second));
  await page.clock.runFor(1_000);
  await type(last, startingWith(last));
});
