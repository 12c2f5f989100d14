import { env } from '#lib/base/env.ts';
import { content } from '#lib/content/content.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { countUp, writeCounts } from '#lib/visits/counting.ts';
import { emptyStore } from '#testing/stored.ts';
import { countedLinks, followLink, throughSite } from './counted-links.ts';
import { beginLetter } from './letters.ts';
import { parseLetter } from './writing/parse-letter.ts';

const source =
  '# News\n\n[One](https://a.example/?x=1&y=2), [us](/contact), [mail](mailto:a@b.pk).';
const letter = { id: 'a1b2', subject: 'News', source };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const follow = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
  followLink(
    new Request(`https://site.test/api/newsletter/link?${query}`, {
      method,
      headers: { 'user-agent': firefox, ...headers },
    }),
    countUp,
  );

let store: Store;
beforeAll(async () => {
  store = await getStore();
  await beginLetter(store, letter, 1);
});
beforeEach(emptyStore);

it('links of a letter lead by way of the site to where they led, and are counted', async () => {
  const { url } = content().site;
  const parsed = parseLetter(source, url);
  if ('problems' in parsed) throw new Error(parsed.problems.join());
  const [{ html }] = throughSite(parsed, letter.id).parts as unknown as [{ html: string }];
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const way = (link: number) => `${url}/api/newsletter/link?letter=a1b2&amp;link=${link}`;
  expect(links).toEqual([way(0), way(1), 'mailto:a@b.pk']);

  const answer = await follow('letter=a1b2&link=0');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    'https://a.example/?x=1&y=2',
  ]);
  await follow('letter=a1b2&link=1');
  await follow('letter=a1b2&link=1');
  await follow('letter=a1b2&link=1', { 'user-agent': 'Googlebot/2.1' });
  await follow('letter=a1b2&link=1', {}, 'HEAD');
  await writeCounts();
  expect(await countedLinks(store, letter)).toEqual([
    { href: 'https://a.example/?x=1&y=2', count: 1 },
    { href: `${url}/contact`, count: 2 },
  ]);
});

it.each(['letter=a1b2&link=2', 'letter=none&link=0', 'link=https://evil.example', ''])(
  'nothing is led on by %j',
  async (query) => {
    expect((await follow(query)).status).toBe(404);
  },
);

it('one client counts so often a day, and is led on all the same', async () => {
  const most = env().RATE_LIMIT_VISITS;
  env().RATE_LIMIT_VISITS = 2;
  const from = (address: string) => follow('letter=a1b2&link=0', { 'x-forwarded-for': address });
  const answers = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')];
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
  await from('192.0.2.2');
  await writeCounts();
  expect(await countedLinks(store, letter)).toMatchObject([{ count: 3 }, { count: 0 }]);
  env().RATE_LIMIT_VISITS = most;
});
