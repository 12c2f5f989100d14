import { receiveContact } from '#lib/leads/contact.ts';
import { receiveSubscription } from '#lib/letters/newsletter.ts';
import { contactMessage, formRequest, jsonRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';

// The settings are read at the first request.
process.env.RATE_LIMIT_PER_CLIENT = '2';
process.env.RATE_LIMIT_NEWSLETTER = '1';
process.env.RATE_LIMIT_GLOBAL = '9';
process.env.RATE_LIMIT_NEWSLETTER_GLOBAL = '3';

const post = (address: string, changes = {}) =>
  receiveContact(
    jsonRequest('/api/contacts', { ...contactMessage, ...changes }, { 'x-forwarded-for': address }),
  );
const signUp = (address: string, email: string) =>
  receiveSubscription(formRequest('/api/newsletter', { email }, { 'x-forwarded-for': address }));
const statuses = async (...answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

// No limit passes meanwhile.
const now = Date.now();
beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await emptyStore();
});

describe('the limit of a client', () => {
  it('is answered 429 with the seconds to wait, and nothing is stored', async () => {
    expect(await statuses(post('192.0.2.1'), post('192.0.2.1', { name: 'B' }))).toEqual([200, 200]);
    const response = await post('192.0.2.1', { name: 'C' });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(await response.json()).toEqual({ success: false, errors: { form: expect.any(String) } });
    expect(stored('leads')).toHaveLength(2);
  });

  it('is separate for the newsletter, and a plain form is answered with a page', async () => {
    expect((await signUp('192.0.2.1', 'one@example.com')).status).toBe(200);
    const response = await signUp('192.0.2.1', 'two@example.com');
    expect(response.status).toBe(429);
    expect(stored('subscribers')).toHaveLength(1);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('is checked before the body, after the cheaper checks', async () => {
    const large = { 'content-length': '100000', 'x-forwarded-for': '192.0.2.1' };
    const foreign = { ...large, 'sec-fetch-site': 'cross-site' };
    const send = (headers: Record<string, string>) =>
      receiveContact(jsonRequest('/api/contacts', contactMessage, headers));
    expect(await statuses(send(large), send(foreign))).toEqual([429, 403]);
  });
});

describe('the global limit', () => {
  it('is answered 429 for every client, and passes within a minute', async () => {
    // Two were counted above.
    for (const last of [1, 2, 3, 4, 5, 6, 7])
      expect((await post(`198.51.100.${last}`)).status).toBe(200);
    const response = await post('198.51.100.8');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
  });

  it('is one of its own for sign-ups', async () => {
    // One was counted above, and messages are refused by now.
    expect((await signUp('198.51.100.5', 'three@example.com')).status).toBe(200);
    expect((await signUp('198.51.100.6', 'four@example.com')).status).toBe(200);
    expect((await signUp('198.51.100.7', 'five@example.com')).status).toBe(429);
  });
});
