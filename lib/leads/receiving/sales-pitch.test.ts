import { contactMessage, jsonRequest } from '#testing/requests.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { receiveContact } from '../contact.ts';

beforeEach(emptyStore);

const outcome = async (message: string) => {
  await receiveContact(jsonRequest('/api/contacts', { ...contactMessage, message }));
  return stored('leads').map(({ suspicion }) => suspicion);
};

it.each([
  'We like these four: https://a.example/ https://b.example/shop https://c.example and www.d.example. Ours should feel as calm.',
  'We sell shoes and need SEO. Ours: https://shoes.example, https://instagram.com/shoes, https://facebook.com/shoes',
  'Our last agency bought backlinks for us and Google punished it. See https://a.example/report https://b.example https://c.example. Can you clean that up and improve the rankings?',
  'We offer home-cooked meals in Johar Town. Menu: https://meals.example/menu https://meals.example/prices https://instagram.com/meals. The new site should bring orders from Google.',
  'Do you offer guest posting as part of SEO? Our blog: https://blog.example. Competitors with many backlinks: https://p.example https://q.example https://r.example',
  'Предлагаем партнёрство. Наши магазины: https://a.example https://b.example https://c.example. Сколько стоит SEO?',
  'ہم جوتے بیچتے ہیں، SEO چاہیے۔ https://shoes.example https://instagram.com/shoes https://facebook.com/shoes',
  'نبيع الأحذية ونريد تحسين ترتيبنا في Google: https://a.example https://b.example https://c.example',
  'Budget Rs 80,000 a month for SEO and Google Ads. Sites: alpha.pk, beta.com, gamma.com, delta.pk. Please call me after 4.',
])('delivers what a client may write: %s', async (message) => {
  expect(await outcome(message)).toEqual([null]);
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
  expect([await outcome(message), stored('outbox')]).toEqual([['sells links'], []]);
});

it('holds no pitch for its words alone', async () => {
  expect(await outcome('We offer guest posts and backlinks. Write to me.')).toEqual([null]);
});
