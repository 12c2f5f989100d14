import { compiled } from '#lib/content/compiled.ts';
import { content, words } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { policyHash } from '#lib/http/inline-parts.ts';
import { allPages } from '#lib/site/page-list.ts';
import { bodyOf, type Snapshot } from '../snapshot.ts';
import { dictionaryIn } from './dictionary.ts';
import { makeSnapshot } from './make-snapshot.ts';
import { speaker } from './speaker.ts';

const about = { code: 'code', map: 'map' };
const title = '{title}';
const paths = allPages().map(({ path }) => path);
const said = (change: string) => {
  const now = content();
  return speaker({ ...now, about: { ...now.about, metaTitle: change as never } }, words());
};

/** In place of Next: a document that says a word of the content, its card and a file. */
const ask = jest.fn(async (address: string) => {
  await new Promise((resolve) => setImmediate(resolve));
  const isMissing = address === '/404' || address.includes('/no/');
  if (address.includes('.')) return { status: 200, type: 'text/plain', body: Buffer.from(address) };
  const own = address === routes.about ? content().about.metaTitle : title;
  const script = `<script>${compiled().loader}</script><script>alert(1)</script>`;
  const html = `<html><head><style>@layer a{h1{color:red}}</style></head>${script}<body data-dictionary="${routes.dictionary()}"><section><h1>${own}</h1></section><section><a href="/feed.xml"></a>${cardOf(address)}</section></body></html>`;
  const type = 'text/html; charset=utf-8';
  return { status: isMissing ? 404 : 200, type, body: Buffer.from(html) };
});

const cardOf = (address: string) =>
  paths.includes(address) ? `<img src="${routes.socialCard(address)}">` : '';

const textAt = ({ pages }: Snapshot, address: string) => {
  const page = pages.get(address);
  return page ? String(bodyOf(page)) : '';
};

const make = (change: string, ...earlier: Snapshot[]) => {
  ask.mockClear();
  const [first] = earlier;
  return makeSnapshot(ask, said(change), about, {
    earlier,
    dictionary: first && dictionaryIn(first),
  });
};

const asked = () => ask.mock.calls.map(([address]) => address);

let first: Snapshot;
beforeAll(async () => {
  first = await make('One');
});

it('has every page, what they link to, and what is answered where nothing is', () => {
  const { pages } = first;
  const linked = [routes.feed, routes.sitemap, '/robots.txt', routes.socialCard('/about')];
  const missing = ['/404', '/services/404', '/portfolio/404'];
  for (const address of [...paths, ...linked, ...missing]) {
    expect([address, pages.has(address)]).toEqual([address, true]);
  }
  expect(pages.get(compiled().fontSheet)?.type).toContain('css');
  expect(textAt(first, '/about')).toContain(`"${dictionaryIn(first)?.address}"`);
});

it('allows the inline scripts of a page that are the site’s, and its sheets', () => {
  const { scripts, styles } = first.pages.get('/about')?.policy ?? {};
  expect(scripts).toEqual([policyHash(compiled().loader)]);
  expect(styles).toEqual([policyHash('@layer a{h1{color:red}}')]);
});

it('of one changed word makes that page anew, and is to the byte what is made from nothing', async () => {
  const next = await make('Two', first);
  expect(asked().filter((address) => address.startsWith('/cards'))).toEqual(['/cards/about.png']);
  const changed = paths.filter((path) => next.pages.get(path) !== first.pages.get(path));
  expect(changed).toEqual(['/about']);
  expect(textAt(next, '/about')).toContain('Two');
  const whole = await make('Two');
  expect([...whole.pages.keys()]).toEqual([...next.pages.keys()]);
  for (const [address, page] of whole.pages) expect(next.pages.get(address)).toEqual(page);
});

it('says the same words in every page while others are previewed between them', async () => {
  const preview = said('A draft');
  let isMade = false;
  const previews = (async () => {
    while (!isMade) {
      const shown = await preview(async () => String((await ask('/about')).body));
      expect(shown).toContain('A draft');
    }
  })();
  const snapshot = await make('Published', first);
  isMade = true;
  await previews;
  expect(textAt(snapshot, '/about')).toContain('Published');
  for (const path of paths) expect(textAt(snapshot, path)).not.toContain('A draft');
});
