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

describe('a new subscription', () => {
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

  it.each(['a..b@c.co', 'first.@docomo.ne.jp'])('is taken of %s [5.1.7]', async (email) => {
    expect((await post(email)).status).toBe(200);
    expect(stored('subscribers')).toMatchObject([{ email }]);
  });

  it('gets a token that cannot be guessed', async () => {
    await post('one@example.com');
    await post('two@example.com');
    const tokens = stored('subscribers').map(({ token }) => token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
  });
});

describe('an address that is already on the list', () => {
  it.each([
    ['in another case', 'reader@example.com', 'READER@Example.COM'],
    ['in another Unicode composition', 'jos\u00e9@example.com', 'jose\u0301@example.com'],
    ['with its domain in punycode', 'x@bücher.example', 'x@xn--bcher-kva.example'],
    ['with a dot at its end', 'reader@example.com', 'reader@example.com.'],
    ['with the full stops of another script', 'reader@example.com', 'reader@example。com｡'],
  ])('is answered 409 %s', async (_, first, second) => {
    await post(first);
    const response = await post(second);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      success: false,
      errors: { email: expect.any(String) },
    });
    expect(stored('subscribers')).toHaveLength(1);
    expect(stored('outbox')).toHaveLength(2);
  });
});

describe('a subscription that is refused with 400', () => {
  it.each([
    ['without an address', undefined],
    ['with a line break inside', 'reader@example.com\r\nBcc: x@example.com'],
  ])('is one %s', async (_, email) => {
    const response = await post(email);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual(['email']);
    expect(stored('subscribers')).toEqual([]);
  });
});
