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
  'I want to rank first for “dentist DHA”. These are above me: https://one.example https://two.example https://three.example https://four.example. How much for six months?',
  'Our last agency bought backlinks for us and Google punished it. See https://a.example/report https://b.example https://c.example. Can you clean that up and improve the rankings?',
  'We offer home-cooked meals in Johar Town. Menu: https://meals.example/menu https://meals.example/prices https://instagram.com/meals. The new site should bring orders from Google.',
  'Assalam o alaikum, we provide school management and our rankings dropped after the move. Old: http://old.example New: https://new.example Shop: https://shop.example Kindly advise.',
  'I found your website on the first page of Google. Please look at https://x.example, https://y.example, https://z.example and tell me which style fits a law firm.',
  'Do you offer guest posting as part of SEO? Our blog: https://blog.example. Competitors with many backlinks: https://p.example https://q.example https://r.example',
  'For our pharmacy: the catalogue is at https://drive.example/1, the logo at https://drive.example/2, photos at https://drive.example/3 and https://drive.example/4. Traffic is 200 visits a day, and it must stay fast.',
  'Здравствуйте! Мы продаём обувь, нам нужны SEO и сайт: https://obuv.example https://vk.example/obuv https://t.example/obuv',
  'Предлагаем партнёрство. Наши магазины: https://a.example https://b.example https://c.example. Сколько стоит SEO?',
  'ہم جوتے بیچتے ہیں، SEO چاہیے۔ https://shoes.example https://instagram.com/shoes https://facebook.com/shoes',
  'نبيع الأحذية ونريد تحسين ترتيبنا في Google: https://a.example https://b.example https://c.example',
  'Πουλάμε παπούτσια και θέλουμε SEO: https://a.example https://b.example https://c.example',
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
  'Hi, we provide white label link building to agencies. Portfolio: www.a.example www.b.example www.c.example www.d.example',
  'We are selling sponsored posts on news portals: dailyone.com, dailytwo.com, dailythree.com, dailyfour.net. All permanent.',
  'Our affordable monthly SEO packages start at $99. https://p.example/basic https://p.example/pro https://p.example/gold',
  'I was looking at your site and noticed some errors. We can increase organic traffic to your website by 300 %. Proof: https://a.example https://b.example https://c.example',
  'Wе оffеr high quаlity SЕО sеrvісеs аnd guаrаntееd first рagе rаnkings. https://a.example https://b.example https://c.example',
  'We οffer quality ΒΑCΚLΙΝΚS and guest pοsts: https://a.example https://b.example https://c.example',
  'Ｗｅ ｏｆｆｅｒ ＳＥＯ ｓｅｒｖｉｃｅｓ: https://a.example https://b.example https://c.example',
  '𝐖𝐞 𝐨𝐟𝐟𝐞𝐫 𝘚𝘌𝘖 𝓼𝓮𝓻𝓿𝓲𝓬𝓮𝓼: https://a.example https://b.example https://c.example',
  'We o\u200bffer S\u200bEO se\u00adrvices: https://a.example https://b.example https://c.example',
  'Get more customers: we drive targeted visitors to your online store. https://t.example/1 https://t.example/2 https://t.example/3 https://t.example/4',
])('holds what sells links or places in search results: %s', async (message) => {
  expect([await outcome(message), stored('outbox')]).toEqual([['sells links'], []]);
});

it('holds no pitch for its words alone', async () => {
  expect(await outcome('We offer guest posts and backlinks. Write to me.')).toEqual([null]);
});
