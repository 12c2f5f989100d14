import { compiled } from '#lib/content/compiled.ts';
import { content, words } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { policyHash } from '#lib/http/inline-parts.ts';
import { allPages } from '#lib/site/page-list.ts';
import { bodyOf, type Snapshot } from '../snapshot.ts';
import { makeSnapshot } from './make-snapshot.ts';
import { inTurns, type Said } from './next.ts';

const paths = allPages().map(({ path }) => path);
const said = (change: string, site = content().site): Said => {
  const { about, ...now } = content();
  const changed = { ...now, site, about: { ...about, metaTitle: change as never } };
  return { content: changed, words: words() };
};

/** In place of Next: a document that says a word of the content, its card and a file. */
const render = jest.fn(async (address: string) => {
  await new Promise((resolve) => setImmediate(resolve));
  const isMissing = address === '/404' || address.includes('/no/');
  if (address.endsWith('?made-of')) {
    const titleOf = (path: string) =>
      path === routes.about ? content().about.metaTitle : 'A title';
    const sources = paths.map((path) => [path, titleOf(path)]);
    return { status: 200, type: 'application/json', body: Buffer.from(JSON.stringify(sources)) };
  }
  if (address.includes('.')) return { status: 200, type: 'text/plain', body: Buffer.from(address) };
  const own = address === routes.about ? content().about.metaTitle : 'A title';
  const script = `<script>${compiled().loader}</script><script>alert(1)</script>`;
  const card = paths.includes(address) ? `<img src="${routes.socialCard(address)}">` : '';
  const html = `<html><head><style>@layer a{h1{color:red}}</style></head>${script}<body><section><h1>${own}</h1></section><section><a href="/feed.xml"></a>${card}</section></body></html>`;
  const type = 'text/html; charset=utf-8';
  return { status: isMissing ? 404 : 200, type, body: Buffer.from(html) };
});

const ask = inTurns(render);

const aboutIn = ({ pages }: Snapshot) => String(bodyOf(pages.get('/about') as never));

const make = (change: string, earlier?: Snapshot) => {
  render.mockClear();
  return makeSnapshot(ask, said(change), { code: 'code', map: 'map' }, { earlier });
};

let first: Snapshot;
beforeAll(async () => {
  first = await make('One');
});

it('has every page, what they link to, what is missing, and allows the site’s own scripts', () => {
  const { pages } = first;
  const linked = [routes.feed, routes.sitemap, '/robots.txt', routes.socialCard('/about')];
  const missing = ['/404', '/services/404', '/portfolio/404', compiled().fontSheet];
  for (const address of [...paths, ...linked, ...missing]) {
    expect([address, pages.has(address)]).toEqual([address, true]);
  }
  expect(pages.get('/about')?.policy).toEqual({
    scripts: [policyHash(compiled().loader)],
    styles: [policyHash('@layer a{h1{color:red}}')],
  });
});

it('of one changed word makes that page and its card anew, of what is on no card none, and is to the byte what is made from nothing', async () => {
  const next = await make('Two', first);
  const drawn = () =>
    render.mock.calls.map(([address]) => address).filter((one) => /^\/cards.*png$/.test(one));
  expect(drawn()).toEqual(['/cards/about.png']);
  const changed = paths.filter((path) => next.pages.get(path) !== first.pages.get(path));
  expect(changed).toEqual(['/about']);
  expect(aboutIn(next)).toContain('Two');
  expect(await make('Two')).toEqual(next);
  render.mockClear();
  const called = said('One', { ...content().site, phone: '+92 300 1234567' });
  await makeSnapshot(ask, called, { code: 'code', map: 'map' }, { earlier: first });
  expect(drawn()).toEqual([]);
});

it('says the same words in every page while others are previewed between them', async () => {
  const preview = said('A draft');
  let isMade = false;
  const previews = (async () => {
    while (!isMade) {
      const { body } = await ask(preview, '/about');
      expect(String(body)).toContain('A draft');
    }
  })();
  const { pages } = await make('Published', first);
  isMade = true;
  await previews;
  for (const page of pages.values()) expect(String(bodyOf(page))).not.toContain('A draft');
});

it('stops where a photograph is not there', async () => {
  const body = Buffer.from('<img src="/assets/photographs/gone-480.avif">');
  const askGone = inTurns(async (address) =>
    address === routes.about ? { status: 200, type: 'text/html', body } : render(address),
  );
  const made = makeSnapshot(askGone, said('One'), { code: 'code', map: 'map' });
  await expect(made).rejects.toThrow('gone-480.avif is not there');
});
