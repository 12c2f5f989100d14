import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash } from '#lib/base/content-hash.ts';
import { compiled } from '#lib/content/compiled.ts';
import { routes } from '#lib/content/routes.ts';
import { contentType } from '#lib/http/content-type.ts';
import { policyHash, sheetsOf } from '#lib/http/inline-parts.ts';
import type { Tell } from '../ask-maker.ts';
import { keepFile, readKept } from '../kept-files.ts';
import { makePhotographs } from '../make-photograph.ts';
import { bodyOf, type Page, type Snapshot } from '../snapshot.ts';
import { makeDocument, sourceOf } from './make-document.ts';
import type { Ask, Said } from './next.ts';
import { wordsOf } from './prune-styles.ts';

type Options = {
  /** Of the same code: a page that is made of the same is taken over. */
  earlier?: Snapshot | undefined;
  isBuild?: boolean;
  tell?: Tell | undefined;
};

/** What is answered where nothing is, by its own address and one at which Next answers so. */
const missingPages: Record<string, string> = {
  '/404': '/404',
  /** Under the solid bar [spec 2.2]. */
  '/services/404': routes.service('no/page'),
  '/portfolio/404': routes.project('no/project'),
};

/** Addresses that no page links to. */
const unlinked = [routes.sitemap, '/robots.txt', '/llms.txt', '/.well-known/security.txt'];

/** Makes all that visitors get of some words: each page, and all that pages link to. */
export async function makeSnapshot(
  ask: Ask,
  said: Said,
  about: Pick<Snapshot, 'code' | 'map'>,
  { earlier, isBuild = false, tell }: Options = {},
): Promise<Snapshot> {
  tell?.('Photographs are made small.');
  await makePhotographs(said.words);
  const { content } = said;
  const made = await askNext(`${routes.socialCard(routes.home)}?made-of`);
  const sources: [path: string, source: string][] = JSON.parse(String(made.body));
  const cards = new Map(sources.map(([path, source]) => [routes.socialCard(path), source]));
  const scripts = compiled().files.map((file) => String(readPublic(file)));
  const added = wordsOf(scripts.join('\n'));
  const ownScript = policyHash(compiled().loader);
  const pages = new Map<string, Page | Promise<Page>>();
  const addresses = new Set([
    ...Object.keys(missingPages),
    ...sources.map(([path]) => path),
    ...content.articles.map(({ slug }) => routes.articleWords(slug)),
    ...publicFiles(),
    ...compiled().files,
    ...unlinked,
  ]);
  // What is added while it is gone through is come to, too.
  for (const address of addresses) {
    const document = await make(address);
    for (const link of linksOf(document ?? '', content.site.url)) addresses.add(link);
    tell?.(`Pages are made: ${pages.size} of ${addresses.size}.`);
  }
  const packed = [...pages].map(async ([address, page]) => [address, await page] as const);
  return { ...about, content, pages: new Map(await Promise.all(packed)) };

  /** @returns the document, where it is one */
  async function make(address: string): Promise<string | undefined> {
    const card = cards.get(address);
    if (card) {
      const name = `cards/${contentHash(`${about.code} ${card}`)}.png`;
      return keepPicture(address, name, async () => (await askNext(address)).body);
    }
    if (address.startsWith(routes.asset('photographs/'))) {
      return keepPicture(address, address.slice(1), () => readKept(address));
    }
    const file = readPublic(address);
    if (file) return put(address, { body: file });
    const { type, body } = await askNext(address);
    if (!type.startsWith('text/html')) return put(address, { body });
    const bare = sourceOf(String(body));
    const source = contentHash(bare);
    const same = knownOf(address, source);
    const html = same ? String(bodyOf(same)) : makeDocument(bare, added, address === routes.home);
    const policy = { scripts: [ownScript], styles: sheetsOf(html).map(policyHash) };
    put(address, { body: Buffer.from(html), type: 'text/html; charset=utf-8', source, policy });
    return html;
  }

  /** A picture that is kept under this name is of the same. What is built may be served on another machine. */
  async function keepPicture(
    address: string,
    file: string,
    read: () => Promise<Buffer | undefined>,
  ) {
    const kept = await readKept(file);
    const body = isBuild || !kept ? await read() : kept;
    if (!body) throw new Error(`${address} is not there`);
    if (body !== kept) keepFile(file, body, isBuild);
    pages.set(address, { source: file, type: contentType(address), file });
    return undefined;
  }

  /** It is packed beside what is asked for next. */
  function put(address: string, given: Partial<Page> & { body: Buffer }): undefined {
    const { body, type = contentType(address), source = contentHash(body), policy } = given;
    const packed = async () => ({ source, type, policy, ...(await pack(body, type)) });
    pages.set(address, knownOf(address, source) ?? packed());
  }

  function knownOf(address: string, source: string): Page | undefined {
    const known = earlier?.pages.get(address);
    return known?.source === source ? known : undefined;
  }

  /** @throws where the status is another */
  async function askNext(address: string) {
    const missing = missingPages[address];
    const { status, type, body } = await ask(said, missing ?? address);
    if (status !== (missing ? 404 : 200)) throw new Error(`${address} answers ${status}`);
    return { type, body };
  }
}

/** In bytes: for smaller bodies the header costs more than is saved. */
const minSize = 512;

const isText = (type: string) => /^text\/|json|xml|javascript|svg/.test(type);

/** Compresses a body, in other threads, where that makes it smaller. */
async function pack(body: Buffer, type: string): Promise<Pick<Page, 'body' | 'gzip' | 'br'>> {
  if (!isText(type) || body.length < minSize) return { body };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
  };
  const [zipped, br] = await Promise.all([
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(body, { params }),
  ]);
  return { gzip: zipped, br };
}

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
    .filter((link) => /^\/(?!\/|_next\/|api\/)/.test(link));
}
