import { randomUUID } from 'node:crypto';
import { owner } from '#testing/desk.ts';
import { phone, subscribeReader } from './support/desk.ts';
import { expect, test } from './support/test.ts';

test('a writer who is invited sees what is theirs alone, until they are taken off', async ({
  enter,
  inbox,
}) => {
  const email = `writer-${randomUUID()}@example.com`;
  const desk = await enter();
  await desk.press('invite-person', { email, role: 'writer' });
  const { text } = await inbox.waitFor(({ to }) => to?.[0]?.address === email);
  expect(text).toContain('you change the words of the site');

  const writer = await enter(email);
  expect((await writer.get('/desk')).headers.get('location')).toBe('/desk/words');
  for (const other of ['readers', 'visits', 'person', 'health', 'log', 'people', 'messages/x']) {
    expect((await writer.get(`/desk/${other}`)).status, other).toBe(403);
  }
  // Nor does a page of theirs lead to one that is not.
  const [met, addresses] = [new Set<string>(), ['/desk/words']];
  for (let address = addresses.pop(); address; address = addresses.pop()) {
    const answer = await writer.get(address);
    expect([address, answer.status]).toEqual([address, 200]);
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="(\/desk[^"]*)"/g)) {
      // One of a kind is enough.
      const [path = ''] = href.split('?');
      const kind = path.split('/', /^.desk.words/.test(path) ? 3 : 4).join('/');
      if (!met.has(kind)) addresses.push(href.replaceAll('&amp;', '&'));
      met.add(kind);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(['/desk/letters', '/desk/publish']));

  await desk.press('take-off', { email });
  expect((await writer.get('/desk/words')).headers.get('location')).toContain('/desk/sign-in');
});

test('who cannot be invited is told at the field, with what was typed', async ({ openDesk }) => {
  const page = await openDesk('/desk/people', { viewport: phone });
  const email = page.getByLabel('Email address');
  await email.fill(owner);
  await page.getByLabel('What they do here').selectOption('answerer');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(email).toHaveAccessibleDescription(/may sign in already/);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(owner);
  await expect(page.getByLabel('What they do here')).toHaveValue('answerer');
  await page.goto('/desk/people?email=somebody@example.com&role=owner');
  await expect(email).toHaveValue('');
  await expect(page.getByLabel('What they do here')).toHaveValue('writer');
});

test('a reader is taken off after a question, and put back, which the log says', async ({
  openDesk,
  site,
}) => {
  await subscribeReader(site.url, 'ayesha@example.com');
  const page = await openDesk('/desk/readers?q=ayesha', { viewport: phone });
  await expect(page.getByRole('button', { name: 'Take off' })).toBeHidden();
  await page.getByText('Take off the list').click();
  await page.getByRole('button', { name: 'Take off' }).click();
  await expect(page.locator('main')).toContainText('we took it off by hand');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByRole('status')).toContainText('on the list again');
  await page.goto('/desk/log');
  await expect(page.locator('main')).toContainText('put a reader back on the list: ayesha@');
});
