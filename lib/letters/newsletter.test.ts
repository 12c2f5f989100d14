import { createHash } from 'node:crypto';
import { content } from '#lib/content/content.ts';
import { jsonRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { consentNow, consentText } from './consent-text.ts';
import { receiveSubscription } from './newsletter.ts';
import { receiveUnsubscribe, showUnsubscribe } from './unsubscribe.ts';

// More sign-ups than all clients together have in a minute.
process.env.RATE_LIMIT_NEWSLETTER_GLOBAL = '1000';

const post = (email: unknown, headers?: Record<string, string>) =>
  receiveSubscription(jsonRequest('/api/newsletter', { email }, headers));

beforeEach(emptyStore);

it('a subscription is stored with the moment, the page, the policy and the text of the consent', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  const referer = 'https://site.test/services/seo?utm_source=x#newsletter';
  const response = await post(' Reader@Example.com ', { referer });
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  expect(stored('subscribers')).toMatchObject([
    {
      email: 'reader@example.com',
      consent_at: 1_800_000_000_000,
      consent_page: '/services/seo',
      policy_date: content().privacy.updated,
      consent_hash: createHash('sha256').update(consentText().join('\n')).digest('hex'),
      unsubscribed_at: null,
    },
  ]);
});

it.each([
  ['in another case', 'reader@example.com', 'READER@Example.COM'],
  ['in another Unicode composition', 'jos\u00e9@example.com', 'jose\u0301@example.com'],
  ['with its domain in punycode', 'x@bücher.example', 'x@xn--bcher-kva.example'],
  ['with another full stop at its end', 'first.@docomo.ne.jp', 'first.@docomo.ne.jp。'],
])('a subscription is one, and a second answered 409 %s [5.1.7]', async (_, first, second) => {
  await post(first);
  const response = await post(second);
  expect(response.status).toBe(409);
  const errors = { email: expect.any(String) };
  expect(await response.json()).toEqual({ success: false, errors });
  expect(stored('outbox')).toHaveLength(2);
});

it.each([undefined, 'reader@example.com\r\nBcc: x@example.com'])(
  'a subscription is refused with 400 where the address is %j',
  async (email) => {
    const response = await post(email);
    expect([response.status, stored('subscribers')]).toEqual([400, []]);
  },
);

const subscribe = async () => {
  const { status } = await post('reader@example.com');
  return { status, token: String(stored('subscribers')[0]?.token) };
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
