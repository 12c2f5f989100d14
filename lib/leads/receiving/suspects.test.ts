import { contactMessage, formRequest, jsonRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { receiveContact } from '../contact.ts';
import { issueToken } from '../form-token.ts';

const start = 1_700_000_000_000;

let now: jest.SpyInstance;
beforeEach(async () => {
  await emptyStore();
  now = jest.spyOn(Date, 'now').mockReturnValue(start);
});

/** The cookie of a form's first touch. */
async function getToken(headers: Record<string, string> = {}): Promise<string | undefined> {
  const request = new Request('https://site.test/api/contacts/token', { headers });
  const response = await issueToken(request);
  return response.headers.get('set-cookie')?.split(';')[0];
}

const post = (cookie = '', headers = {}) =>
  receiveContact(jsonRequest('/api/contacts', contactMessage, { cookie, ...headers }));

/** What is stored, and whether it will be mailed. */
const outcome = () => ({
  suspicions: stored('leads').map(({ suspicion }) => suspicion),
  mails: stored('outbox').length,
});
const clean = { suspicions: [null], mails: 1 };
const held = (suspicion: string) => ({ suspicions: [suspicion], mails: 0 });

it.each([
  ['has no token: no script, an old page', async () => '', 0],
  ['comes three seconds after the form was touched', getToken, 3_000],
  ['comes before its token, by the clock of another instance', getToken, -1_000],
  ['has a token of an earlier key', async () => `__Host-form-token=otherkey.${start}.AAAA`, 0],
])('a message is delivered when it %s', async (_, cookie, later) => {
  const token = await cookie();
  now.mockReturnValue(start + later);
  await post(token);
  expect(outcome()).toEqual(clean);
});

describe('a message is stored, held back and answered as usual when', () => {
  it('its honeypot is filled in a form, or our script reports so', async () => {
    const filled = formRequest('/api/contacts', { ...contactMessage, subject: 'Cheap pills' });
    expect((await receiveContact(filled)).headers.get('location')).toBe('/thank-you');
    expect(outcome()).toEqual(held('honeypot filled'));
    await emptyStore();
    expect(await (await post('', { 'x-form-trap': '1' })).json()).toEqual({ success: true });
    expect(outcome()).toEqual(held('honeypot filled'));
  });

  it('its token was changed', async () => {
    await post((await getToken())?.replace(String(start), String(start - 60_000)));
    expect(outcome()).toEqual(held('token forged'));
  });
});

it('a message that comes within three seconds is mailed ten seconds later', async () => {
  const token = await getToken();
  now.mockReturnValue(start + 2_999);
  expect(await (await post(token)).json()).toEqual({ success: true });
  expect(outcome()).toEqual({ suspicions: ['sent too fast'], mails: 1 });
  expect(stored('outbox')[0]).toMatchObject({ due: start + 2_999 + 10_000 });
});

describe('the token', () => {
  it('stays the same when the form is touched again, so that a reload is no new start', async () => {
    const cookie = await getToken();
    expect(await getToken({ cookie: String(cookie) })).toBeUndefined();
  });

  it.each([
    ['https', /^__Host-form-token=\S+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/],
    ['http', /^form-token=\S+ .*HttpOnly; SameSite=Strict$/],
  ])('is out of reach for scripts and for other sites, by %s', async (scheme, cookie) => {
    const response = await issueToken(new Request(`${scheme}://site.test/api/contacts/token`));
    expect(response.headers.get('set-cookie')).toMatch(cookie);
  });

  it('that another host of the domain has set is none', async () => {
    const token = await getToken();
    await post(token?.replace('__Host-', '').replace(String(start), String(start - 60_000)));
    expect(outcome()).toEqual(clean);
  });
});

describe('identical messages', () => {
  const send = (changes: Partial<typeof contactMessage> = {}) =>
    receiveContact(jsonRequest('/api/contacts', { ...contactMessage, ...changes }));

  it('are stored once in ten minutes and answered alike, at the same time, too', async () => {
    await send();
    now.mockReturnValue(start + 10 * 60_000 - 1);
    const answers = await Promise.all([
      send(),
      send({ email: 'AYESHA@example.com' }),
      send({ message: ' A  shop, please. ' }),
      post('', { 'x-visit-source': 'utm_source=google' }),
    ]);
    for (const answer of answers) expect(await answer.json()).toEqual({ success: true });
    expect(outcome()).toEqual(clean);
    now.mockReturnValue(start + 10 * 60_000);
    await send();
    expect(outcome()).toEqual({ suspicions: [null, null], mails: 2 });
  });

  it('are delivered when the first was held back and the second is clean', async () => {
    await post('', { 'x-form-trap': '1' });
    await send();
    expect(outcome()).toEqual({ suspicions: ['honeypot filled', null], mails: 1 });
  });
});
