import { newLetter, place, read } from './support/letters.ts';
import { stored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test('a letter is planned by the agency’s clock, and taken back', async ({
  enter,
  inbox,
  site,
}) => {
  const browser = await enter();
  const letter = newLetter();
  const { id, subject } = letter;
  await browser.press('keep-letter', letter);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  const draft = `/desk/letters/drafts/${id}`;
  for (const at of ['', 'soon', '2020-01-01T09:00', '2999-01-01T09:00']) {
    const refused = browser.press('plan-letter', { id, version: '1', at });
    expect(await place(refused), at).toContain('/send?say=plan-letter.no-time');
  }
  await browser.press('plan-letter', { id, version: '1', at: `${tomorrow}T09:30` });
  const written = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat('en-US', written).format(Date.parse(tomorrow));
  const isPlanned = async () => (await read(browser, draft)).includes(`${day}, 9:30`);
  expect(await isPlanned()).toBe(true);
  // Five hours before Greenwich.
  const planned_at = Date.parse(`${tomorrow}T04:30:00.000Z`);
  expect(stored(site, 'SELECT subject, planned_at FROM drafts')).toContainEqual({
    subject,
    planned_at,
  });
  // Changed words keep the plan, mistakes do not.
  await browser.press('keep-letter', { ...letter, version: '2', words: 'Better.' });
  expect(await isPlanned()).toBe(true);
  await browser.press('keep-letter', { ...letter, version: '3', words: '<b>' });
  expect(await isPlanned()).toBe(false);
  await browser.press('keep-letter', { ...letter, version: '4' });
  await browser.press('plan-letter', { id, version: '5', at: `${tomorrow}T09:30` });
  expect(await place(browser.press('unplan-letter', { id, version: '6' }))).toContain(
    'unplan-letter.back',
  );
  expect(await isPlanned()).toBe(false);
  expect(inbox.mails.filter((mail) => mail.subject?.includes(subject))).toEqual([]);
});
