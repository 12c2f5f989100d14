import { createHash } from 'node:crypto';
import { content } from '#lib/content/content.ts';
import { jsonRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { receiveSubscription } from './newsletter.ts';

// More sign-ups than all clients together have in a minute.
process.env.RATE_LIMIT_NEWSLETTER_GLOBAL = '1000';

const post = (email: unknown, headers?: Record<string, string>) =>
  receiveSubscription(jsonRequest('/api/newsletter', { email }, headers));

beforeEach(emptyStore);

describe('a subscription', () => {
  it('is stored with the moment, the page, the policy and the text of the consent', async () => {
    const { consentText } = await import('./consent-text.ts');
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
  ])('is one, and the same address is answered 409 %s [5.1.7]', async (_, first, second) => {
    await post(first);
    const response = await post(second);
    expect(response.status).toBe(409);
    const errors = { email: expect.any(String) };
    expect(await response.json()).toEqual({ success: false, errors });
    expect(stored('outbox')).toHaveLength(2);
  });

  it.each([undefined, 'reader@example.com\r\nBcc: x@example.com'])(
    'is refused with 400 where the address is %j',
    async (email) => {
      const response = await post(email);
      expect([response.status, stored('subscribers')]).toEqual([400, []]);
    },
  );
});
