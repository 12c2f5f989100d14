import { randomUUID } from 'node:crypto';
import { invite } from '#lib/desk/colleagues.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { onStore } from '#testing/on-store.ts';
import { lead } from '#testing/seed.ts';
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
  const words = await (await writer.get('/desk/words')).text();
  for (const own of ['/desk/letters', '/desk/publish', '/desk/sessions']) {
    expect(words).toContain(`href="${own}"`);
  }
  for (const other of ['readers', 'visits', 'person', 'health', 'log', 'people', 'messages/x']) {
    expect(words).not.toContain(`href="/desk/${other}"`);
    expect((await writer.get(`/desk/${other}`)).status, other).toBe(403);
  }

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByText('Take them off').first().click();
  await row.getByRole('button', { name: 'Take them off' }).click();
  await expect(page.getByText('They may sign in no more')).toBeVisible();
  expect((await writer.get('/desk/words')).headers.get('location')).toContain('/desk/sign-in');
});

for (const role of ['writer', 'answerer'] as const) {
  test(`no page of the ${role}’s leads to one that is not theirs`, async ({ enter, site }) => {
    const email = `${role}-${randomUUID()}@example.com`;
    await onStore(site, async (store) => {
      await invite(store, { email, role }, { who: 'owner@example.com', at: Date.now() });
      await saveLead(store, { ...lead, suspicion: null }, Date.now());
    });
    const browser = await enter(email);
    const home = (await browser.get('/desk')).headers.get('location') ?? '/desk';
    const met = new Set<string>();
    const addresses = [home];
    for (let address = addresses.pop(); address; address = addresses.pop()) {
      const answer = await browser.get(address);
      expect([address, answer.status]).toEqual([address, 200]);
      for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="(\/desk[^"]*)"/g)) {
        // One of a kind is enough.
        const [path = ''] = href.split('?');
        const kind = path.split('/', /^.desk.words/.test(path) ? 3 : 4).join('/');
        if (!met.has(kind)) addresses.push(href.replaceAll('&amp;', '&'));
        met.add(kind);
      }
    }
  });
}
