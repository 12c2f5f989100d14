import { randomUUID } from 'node:crypto';
import { owner } from '#testing/desk.ts';
import { phone, subscribeReader } from './support/desk.ts';
import { expect, test } from './support/test.ts';

// Who is taken off, and what each may press: app/desk/act/rights.test.ts.
test('a writer is invited, and sees what is theirs alone', async ({ enter, inbox, openDesk }) => {
  // A link fills in nothing.
  const page = await openDesk(`/desk/people?email=${owner}&role=owner`, { viewport: phone });
  const field = page.getByLabel('Email address');
  const role = page.getByLabel('What they do here');
  await expect(field).toHaveValue('');
  await expect(role).toHaveValue('writer');
  await field.fill(owner);
  await role.selectOption('answerer');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(field).toHaveAccessibleDescription(/may sign in already/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(owner);
  await expect(role).toHaveValue('answerer');
  const email = `writer-${randomUUID()}@example.com`;
  await field.fill(email);
  await role.selectOption('writer');
  await page.getByRole('button', { name: 'Invite' }).click();
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
