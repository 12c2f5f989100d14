import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '#lib/base/content-hash.ts';
import { compiled } from '#lib/content/compiled.ts';
import { content } from '#lib/content/content.ts';
import { allPages } from '#lib/content/page-list.ts';
import { routes } from '#lib/content/routes.ts';
import type { Earlier, MadeOf } from './earlier.ts';
import { makeDocument, sourceOf } from './make-document.ts';
import { wordsOf } from './prune-styles.ts';
import type { Ask } from './start-next.ts';

/** What a file is made of whose address has a hash of it. */
const itsName = 'its name';

/** Addresses that no page links to. */
const unlinked = ['/robots.txt', '/llms.txt', '/.well-known/security.txt'];

/**
 * Has every page, and all that the pages link to, made of what Next answers, or takes them over from `earlier` where
 * they are made of the same. Documents are not written yet.
 * @param asks each for one page at a time
 * @param onPage after each
 */
export async function publishAnswers(
  asks: readonly Ask[],
  folder: string,
  earlier?: Earlier,
  onPage?: (done: number, known: number) => void,
) {
  const documents = new Map<string, string>();
  const madeOf: MadeOf = {};
  const pages = allPages().map((page) => page.path);
  const pageOf = new Map(pages.map((page) => [routes.socialCard(page), page]));
  const articleOf = new Map(
    content().articles.map((article) => [routes.articleWords(article.slug), article]),
  );
  const scripts = compiled().files.map((address) => readFileSync(`public${address}`, 'utf8'));
  const added = wordsOf(scripts.join('\n'));
  const addresses = new Set([...pages, ...compiled().files, ...unlinked, ...articleOf.keys()]);

  const done = new Set<string>();

  async function publish(ask: Ask, address: string, name = address, status = 200) {
    const known = knownSource(address);
    if (known) madeOf[name] = known;
    const kept = known && takeOver(name, name);
    if (kept) return write(folder + name, kept);
    const { type, body } = await askBody(ask, address, status);
    if (!type.startsWith('text/html')) return write(folder + name, body);
    const source = sourceOf(String(body));
    madeOf[name] = contentHash(source);
    const html = String(takeOver(name, documentFile(name)) ?? make(source, name));
    documents.set(name, html);
    for (const link of linksOf(html)) addresses.add(link);
  }

  function make(source: string, name: string): string {
    const { html, deferred } = makeDocument(source, added, name === routes.home);
    if (deferred) {
      madeOf[deferred.address] = itsName;
      done.add(deferred.address);
      write(folder + deferred.address, deferred.text);
    }
    return html;
  }

  const takeOver = (name: string, file: string) =>
    earlier?.madeOf[name] === madeOf[name] ? earlier?.read(file) : undefined;

  /** What need not be asked for: the name of a file says what is in it, a card shows its page and the agency. */
  function knownSource(address: string): string | undefined {
    if (address.startsWith(routes.asset('')) && path.extname(address)) return itsName;
    const article = articleOf.get(address);
    if (article) return contentHash(JSON.stringify(article));
    const page = madeOf[pageOf.get(address) ?? ''];
    return page && contentHash(page + JSON.stringify(content().site));
  }

  const [first] = asks;
  if (!first) throw new Error('nobody makes pages');
  await publish(first, '/404', '/404', 404);
  await publish(first, routes.service('no/page'), routes.service('404'), 404);
  await publish(first, routes.project('no/project'), routes.project('404'), 404);
  // What they link to follows.
  while (done.size < addresses.size) {
    const left = [...addresses].filter((address) => !done.has(address));
    const workers = asks.map(async (ask) => {
      for (let address = left.shift(); address; address = left.shift()) {
        done.add(address);
        await publish(ask, address);
        onPage?.(done.size, addresses.size);
      }
    });
    await Promise.all(workers);
  }
  return { addresses: [...addresses], documents, madeOf };
}

/** For a page, in ms. Beside other work it may take long. */
const patience = 120_000;

/** @throws where the status is another */
async function askBody(ask: Ask, address: string, status: number) {
  const response = await ask(address, { signal: AbortSignal.timeout(patience) });
  if (response.status !== status) throw new Error(`${address} answers ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}

export const documentFile = (name: string) => `${name === routes.home ? '/index' : name}.html`;

function linksOf(html: string): string[] {
  const { site } = content();
  return [...html.matchAll(/\b(?:href|src|srcset|content)="([^"]+)"/g)]
    .flatMap(([, links = '']) => links.split(/ \d+w(?:, |$)/))
    .map((link) => link.replace(site.url, ''))
    .filter((link) => /^\/(?!\/|_next\/|api\/)/.test(link))
    .map((link) => link.replace(/[?#].*/, ''))
    .filter((link) => !isPublicFile(decodeURI(link)));
}

export function isPublicFile(address: string): boolean {
  const file = `public${address}`;
  return !address.startsWith(routes.asset('')) && existsSync(file) && statSync(file).isFile();
}

export function write(file: string, body: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, body);
}
