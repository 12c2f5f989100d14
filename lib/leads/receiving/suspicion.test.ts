import { postContact } from '#testing/post-contact.ts';
import { contactMessage, formRequest } from '#testing/requests.ts';
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

/** What is stored, and whether it will be mailed. */
const outcome = () => ({
  suspicions: stored('leads').map(({ suspicion }) => suspicion),
  mails: stored('outbox').length,
});
const clean = { suspicions: [null], mails: 1 };
const held = (suspicion: string) => ({ suspicions: [suspicion], mails: 0 });
/** Says that the form was touched a minute earlier. */
const forged = (token = '') => token.replace(String(start), String(start - 60_000));

it.each<[string, (token?: string) => string | undefined, number, object]>([
  ['has no token: no script, an old page', () => '', 0, clean],
  ['comes three seconds after the form was touched', (token) => token, 3_000, clean],
  ['comes before its token, by the clock of another instance', (token) => token, -1_000, clean],
  ['has a token of an earlier key', () => `__Host-form-token=otherkey.${start}.AAAA`, 0, clean],
  ['has one that another host set', (token) => forged(token).replace('__Host-', ''), 0, clean],
  ['has one that was changed', forged, 0, held('token forged')],
  // It is mailed ten seconds later.
  ['comes sooner', (token) => token, 2_999, { suspicions: ['sent too fast'], mails: 1 }],
])('is answered as any other, where it %s', async (_, cookieOf, later, expected) => {
  const cookie = cookieOf(await getToken()) ?? '';
  now.mockReturnValue(start + later);
  expect(await (await postContact({}, { cookie })).json()).toEqual({ success: true });
  expect(outcome()).toEqual(expected);
  const wait = later === 2_999 ? 10_000 : 0;
  for (const { due } of stored('outbox')) expect(due).toBe(start + later + wait);
});

it('is held, and answered as usual, where a form or our script has filled its honeypot', async () => {
  const filled = formRequest('/api/contacts', { ...contactMessage, subject: 'Cheap pills' });
  expect((await receiveContact(filled)).headers.get('location')).toBe('/thank-you');
  expect(outcome()).toEqual(held('honeypot filled'));
  await emptyStore();
  const answer = await postContact({}, { 'x-form-trap': '1' });
  expect(await answer.json()).toEqual({ success: true });
  expect(outcome()).toEqual(held('honeypot filled'));
  // That is no reason to drop the same one without suspicion.
  await postContact();
  expect(outcome()).toEqual({ suspicions: ['honeypot filled', null], mails: 1 });
});

it('has the same token when the form is touched again, so that a reload is no new start', async () => {
  const cookie = await getToken();
  expect(await getToken({ cookie: String(cookie) })).toBeUndefined();
});

it.each([
  ['https', /^__Host-form-token=\S+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/],
  ['http', /^form-token=\S+ .*HttpOnly; SameSite=Strict$/],
])('has its token out of reach for scripts and for other sites, by %s', async (scheme, cookie) => {
  const response = await issueToken(new Request(`${scheme}://site.test/api/contacts/token`));
  expect(response.headers.get('set-cookie')).toMatch(cookie);
});

it('is stored once of those alike in ten minutes, and answered alike, at the same time, too', async () => {
  await postContact();
  now.mockReturnValue(start + 10 * 60_000 - 1);
  const answers = await Promise.all([
    postContact(),
    postContact({ email: 'AYESHA@example.com' }),
    postContact({ message: ' A  shop, please. ' }),
    postContact({}, { 'x-visit-source': 'utm_source=google' }),
  ]);
  for (const answer of answers) expect(await answer.json()).toEqual({ success: true });
  expect(outcome()).toEqual(clean);
  now.mockReturnValue(start + 10 * 60_000);
  await postContact();
  expect(outcome()).toEqual({ suspicions: [null, null], mails: 2 });
});

it.each([
  'We like these four: https://a.example/ https://b.example/shop https://c.example and www.d.example. Ours should feel as calm.',
  'We sell shoes and need SEO. Ours: https://shoes.example, https://instagram.com/shoes, https://facebook.com/shoes',
  'Our last agency bought backlinks for us and Google punished it. See https://a.example/report https://b.example https://c.example. Can you clean that up and improve the rankings?',
  'We offer home-cooked meals in Johar Town. Menu: https://meals.example/menu https://meals.example/prices https://instagram.com/meals. The new site should bring orders from Google.',
  'Do you offer guest posting as part of SEO? Our blog: https://blog.example. Competitors with many backlinks: https://p.example https://q.example https://r.example',
  'Предлагаем партнёрство. Наши магазины: https://a.example https://b.example https://c.example. Сколько стоит SEO?',
  'ہم جوتے بیچتے ہیں، SEO چاہیے۔ https://shoes.example https://instagram.com/shoes https://facebook.com/shoes',
  'نبيع الأحذية ونريد تحسين ترتيبنا في Google: https://a.example https://b.example https://c.example',
  'We offer guest posts and backlinks. Write to me.',
  'Budget Rs 80,000 a month for SEO and Google Ads. Sites: alpha.pk, beta.com, gamma.com, delta.pk. Please call me after 4.',
])('delivers what a client may write: %s', async (message) => {
  await postContact({ message });
  expect(outcome()).toEqual(clean);
});

it.each([
  'We offer high quality SEO services and guaranteed first page rankings. See https://a.example https://b.example https://c.example https://d.example',
  'Hello sir, I am an SEO expert. I will rank your website on the top page of Google. Samples: https://a.example https://b.example https://c.example',
  'Buy 500 dofollow backlinks for $49: https://links.example/500 https://links.example/1000 https://links.example/5000 https://links.example/faq',
  'Our guest post sites have DA 50+. Price list: https://a.example/list https://b.example/list https://c.example/list. Reply to order.',
  'Skyrocket your Google rankings today! http://one.example http://two.example http://three.example http://four.example',
  'We are selling sponsored posts on news portals: dailyone.com, dailytwo.com, dailythree.com, dailyfour.net. All permanent.',
  'Wе оffеr high quаlity SЕО sеrvісеs аnd guаrаntееd first рagе rаnkings. https://a.example https://b.example https://c.example',
  'We sell ВАСКLІΝКЅ аnd ЅЕО: https://a.example https://b.example https://c.example',
  'We оffеr һigһ quаӏitу SЕО sеrvісеs: https://a.example https://b.example https://c.example',
  'Ԝе ѕеӏӏ bасkӏinkѕ: https://a.example https://b.example https://c.example',
  'Ｗｅ ｏｆｆｅｒ ＳＥＯ ｓｅｒｖｉｃｅｓ: https://a.example https://b.example https://c.example',
  'We o\u200bffer S\u200bEO se\u00adrvices: https://a.example https://b.example https://c.example',
])('holds what sells links or places in search results: %s', async (message) => {
  await postContact({ message });
  expect(outcome()).toEqual(held('sells links'));
});
