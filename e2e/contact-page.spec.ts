import { content } from '#lib/content/content.ts';
import { sample } from '#testing/samples.ts';
import { expect, test } from './support/test.ts';

const services: readonly string[] = content().contact.serviceOptions;

/** The option that typing this selects. */
const startingWith = (typed: string) =>
  sample(services, (service) => service.toLowerCase().startsWith(typed));

test('typing in the open service list finds options, and starts over after 1000 ms [9]', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  await page.getByLabel('Full Name').focus();
  const select = page.locator('main form button[role=combobox]');
  await select.click();
  await expect(page.getByRole('option')).toHaveText(services);
  await page.clock.pauseAt(60_000);
  const found = page.locator('[role=option][data-highlighted]');
  const type = async (key: string) => {
    await page.keyboard.press(key);
    // Radix moves the focus in a zero timeout.
    await page.clock.runFor(1);
  };

  // Two letters that tell apart options with the same initial, where there are some.
  const wanted = sample(services, (one) => startingWith(one.charAt(0).toLowerCase()) !== one);
  const [first = '', second = ''] = wanted.toLowerCase();
  const other = sample(services, (one) => ![first, second].includes(one.charAt(0).toLowerCase()));
  const last = other.charAt(0).toLowerCase();

  await type(first);
  await expect(found).toHaveText(startingWith(first));
  await page.clock.runFor(990);
  await type(second);
  await expect(found).toHaveText(startingWith(first + second));
  await page.clock.runFor(1_000);
  await type(last);
  await expect(found).toHaveText(startingWith(last));
});
