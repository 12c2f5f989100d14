import { randomUUID } from 'node:crypto';
import { expect, test } from './support/test.ts';

test('an owner invites a writer, who sees what is theirs alone, and takes them off', async ({
  enter,
  inbox,
  openDesk,
}) => {
  const email = `writer-${randomUUID()}@example.com`;
  const page = await openDesk();
  await page.goto('/desk/people');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('What they do here').selectOption('writer');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('They may sign in from now on.')).toBeVisible();
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

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByText('Take them off').first().click();
  await row.getByRole('button', { name: 'Take them off' }).click();
  await expect(page.getByText('They may sign in no more')).toBeVisible();
  expect((await writer.get('/desk/words')).headers.get('location')).toContain('/desk/sign-in');
});
