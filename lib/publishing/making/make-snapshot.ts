import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '#lib/base/content-hash.ts';
import { compiled } from '#lib/content/compiled.ts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { contentType } from '#lib/http/content-type.ts';
import { policyHash, scriptsOf, sheetsOf } from '#lib/http/inline-parts.ts';
import { allPages } from '#lib/site/page-list.ts';
import { keepFile, readKept } from '../kept-files.ts';
import { photographFile } from '../make-photograph.ts';
import { bodyOf, isDictionary, type Page, type Snapshot } from '../snapshot.ts';
import { compressWith, type Dictionary, dictionaryOf } from './dictionary.ts';
import { makeDocument, sourceOf } from './make-document.ts';
import { pack } from './pack.ts';
import { wordsOf } from './prune-styles.ts';
import type { InTurn } from './speaker.ts';
import type { Ask } from './start-next.ts';

type Options = {
  /** Of the same code: a page that is made of the same is taken over. */
  earlier?: readonly Snapshot[];
  /** That of the build: with another, every page would change. */
  dictionary?: Dictionary | undefined;
  isBuild?: boolean;
  tell?: (done: number, known: number) => void;
};

/** What is answered where nothing is, by its own address and one at which Next answers so. */
export const missingPages = {
  '/404': '/404',
  /** Under the solid bar [spec 2.2]. */
  '/services/404': routes.service('no/page'),
  '/portfolio/404': routes.project('no/project'),
};

/** Addresses that no page links to. */
const unlinked = [routes.sitemap, '/robots.txt', '/llms.txt', '/.well-known/security.txt'];

/** What is packed once all is asked for: a text, a page that is taken over, or one whose picture is kept. */
type Drawn = { source: string; html?: string; body?: Buffer; page?: Page | undefined };

/** Makes all that visitors get of the words of a turn: each page, and all that pages link to. */
export async function makeSnapshot(
  ask: Ask,
  inTurn: InTurn,
  about: Pick<Snapshot, 'code' | 'map'>,
  { earlier = [], dictionary: given, isBuild = false, tell }: Options = {},
): Promise<Snapshot> {
  const { said, paths } = await inTurn(() => ({
    said: content(),
    paths: allPages().map((page) => page.path),
  }));
  const pageOfCard = new Map(paths.map((page) => [routes.socialCard(page), page]));
  const added = wordsOf(
    compiled()
      .files.map((file) => String(readPublic(file)))
      .join('\n'),
  );
  const ownScript = policyHash(compiled().loader);
  const drawn = new Map<string, Drawn>();
  const addresses = new Set([
    ...Object.keys(missingPages),
    ...paths,
    ...said.articles.map(({ slug }) => routes.articleWords(slug)),
    ...publicFiles(),
    ...compiled().files,
    ...unlinked,
  ]);
  // What is added while it is gone through is come to, too.
  for (const address of addresses) {
    const one = await draw(address);
    drawn.set(address, one);
    for (const link of linksOf(one.html ?? '', said.site.url)) addresses.add(link);
    tell?.(drawn.size, addresses.size);
  }
  refuseTaken(said.redirects, addresses);
  const htmlOf = (address: string) => drawn.get(address)?.html ?? '';
  const dictionary = await inTurn(() => given ?? dictionaryOf(htmlOf));
  drawn.set(dictionary.address, { source: '', body: dictionary.text });
  const pages = [...drawn].map(async ([address, one]): Promise<[string, Page]> => {
    return [address, one.page ?? (await finish(address, one))];
  });
  return { ...about, content: said, pages: new Map(await Promise.all(pages)) };

  async function draw(address: string): Promise<Drawn> {
    const file = readPublic(address);
    if (file) return takeOver(address, { source: contentHash(file), body: file });
    if (isPhotograph(address)) {
      const body = readFileSync(photographFile(address));
      return keepPicture(address, address, address.slice(1), async () => body);
    }
    const page = pageOfCard.get(address);
    if (page) {
      const source = contentHash(`${drawn.get(page)?.source}${JSON.stringify(said.site)}`);
      const name = `cards/${contentHash(about.code + source)}.png`;
      return keepPicture(address, source, name, async () => (await askBody(address)).body);
    }
    const { type, body } = await askBody(address);
    if (!type.startsWith('text/html')) {
      return takeOver(address, { source: contentHash(body), body });
    }
    const bare = sourceOf(String(body));
    const { source, page: same } = takeOver(address, { source: contentHash(bare) });
    const isHome = address === routes.home;
    const html = same ? String(bodyOf(same)) : makeDocument(bare, added, isHome);
    return { source, html, page: same };
  }

  function takeOver(address: string, made: Drawn): Drawn {
    const pages = earlier.map((one) => one.pages.get(address));
    return { ...made, page: pages.find((page) => page?.source === made.source) };
  }

  /** A picture that is kept under this name is of the same. */
  async function keepPicture(
    address: string,
    source: string,
    file: string,
    make: () => Promise<Buffer>,
  ): Promise<Drawn> {
    if (!(await readKept(file))) keepFile(file, await make(), isBuild);
    return { source, page: { source, type: contentType(address), file } };
  }

  async function finish(address: string, { source, html, body }: Drawn): Promise<Page> {
    if (html === undefined) {
      const type = contentType(address);
      return { source, type, ...(await pack(body ?? Buffer.of(), type)) };
    }
    const text = Buffer.from(html.replaceAll(routes.dictionary(), dictionary.address));
    const type = 'text/html; charset=utf-8';
    const policy = {
      scripts: scriptsOf(html)
        .map(policyHash)
        .filter((hash) => hash === ownScript),
      styles: sheetsOf(html).map(policyHash),
    };
    const dcz = await compressWith(dictionary, text);
    return { source, type, policy, ...(await pack(text, type)), dcz };
  }

  /** @throws where the status is another */
  async function askBody(address: string) {
    const missing = Object.entries(missingPages).find(([own]) => own === address)?.[1];
    const { status, type, body } = await inTurn(() => ask(missing ?? address));
    if (status !== (missing ? 404 : 200)) throw new Error(`${address} answers ${status}`);
    return { type, body };
  }
}

const isPhotograph = (address: string) => address.startsWith(routes.asset('photographs/'));

/** What is to be served of `public/` whether or not a page links to it. */
function publicFiles(): string[] {
  const entries = readdirSync('public', { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`);
}

/** Undefined where there is no such file. */
function readPublic(address: string): Buffer | undefined {
  const file = path.join('public', decodeURI(address));
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}

function linksOf(html: string, ownUrl: string): string[] {
  return [...html.matchAll(/\b(?:href|src|srcset|content)="([^"]+)"/g)]
    .flatMap(([, links = '']) => links.split(/ \d+w(?:, |$)/))
    .map((link) => link.replace(ownUrl, '').replace(/[?#].*/, ''))
    .filter((link) => /^\/(?!\/|_next\/|api\/)/.test(link) && !isDictionary(link));
}

/** @throws for a former address that something is still served at: pages are checked with the content */
function refuseTaken(redirects: Readonly<Record<string, string>>, addresses: ReadonlySet<string>) {
  const taken = Object.keys(redirects).filter((from) => addresses.has(from));
  if (taken.length > 0) throw new Error(`redirects.yaml: ${taken.join(', ')} is still served`);
}
