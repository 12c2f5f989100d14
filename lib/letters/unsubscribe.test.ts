import { jsonRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { consentNow } from './consent-text.ts';
import { receiveSubscription } from './newsletter.ts';
import { receiveUnsubscribe, showUnsubscribe } from './unsubscribe.ts';

const subscribe = async () => {
  const response = await receiveSubscription(
    jsonRequest('/api/newsletter', { email: 'reader@example.com' }),
  );
  return { status: response.status, token: String(stored('subscribers')[0]?.token) };
};

/** What a mail program posts at one click (RFC 8058), and what the page's button posts. */
const unsubscribe = (query: string) =>
  receiveUnsubscribe(
    new Request(`https://site.test/api/newsletter/unsubscribe${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  );

const day = 24 * 60 * 60_000;
const leftAt = () => stored('subscribers').map(({ unsubscribed_at }) => unsubscribed_at);

beforeEach(emptyStore);

it.each([
  ['unknown', `?token=${'x'.repeat(32)}`],
  ['unknown, on the way back', `?token=${'x'.repeat(32)}&back`],
  ['not to be decoded', '?token=%E0%A4%A'],
  ['absent', ''],
])('posting is answered 404 where the token is %s', async (_, query) => {
  await subscribe();
  expect((await unsubscribe(query)).status).toBe(404);
  expect(leftAt()).toEqual([null]);
});

const show = (token: string) =>
  showUnsubscribe(new Request(`https://site.test/api/newsletter/unsubscribe?token=${token}`));

it('an address that has left is brought back by the page’s button alone, under what is agreed to then', async () => {
  const { token } = await subscribe();
  expect(await (await show(token)).text()).not.toContain('&#38;back');
  expect(leftAt()).toEqual([null]);
  const now = jest.spyOn(Date, 'now').mockReturnValue(day);
  const left = await (await unsubscribe(`?token=${token}`)).text();
  now.mockReturnValue(2 * day);
  // Pressed again, the time stays.
  expect((await unsubscribe(`?token=${token}`)).status).toBe(200);
  expect(leftAt()).toEqual([day]);
  for (const page of [left, await (await show(token)).text()]) {
    expect(page).toContain(`action="?token=${token}&#38;back"`);
  }
  expect(await (await unsubscribe(`?token=${token}&back`)).text()).toContain('Subscribed!');
  const again = {
    unsubscribed_at: null,
    consent_at: 2 * day,
    consent_hash: consentNow('').textHash,
  };
  const consent_page = '/api/newsletter/unsubscribe';
  expect(stored('subscribers')).toMatchObject([{ ...again, consent_page }]);
  expect(stored('subscriptions_before')).toMatchObject([{ unsubscribed_at: day }]);
});

it('an address that signs up again leaves by the link of any mail it ever got', async () => {
  const { token } = await subscribe();
  await unsubscribe(`?token=${token}`);
  expect((await subscribe()).status).toBe(200);
  expect(leftAt()).toEqual([null]);
  await unsubscribe(`?token=${token}`);
  expect(leftAt()).toEqual([expect.any(Number)]);
});
