import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiled, inlineScripts } from '#lib/content/compiled.ts';
import { content } from '#lib/content/content.ts';
import { allPages } from '#lib/content/page-list.ts';
import { routes } from '#lib/content/routes.ts';
import { sitemap } from '#lib/content/sitemap.ts';
import { dropScripts, sheetsOf } from '#lib/http/drop-scripts.ts';
import { firstScreenFirst } from './first-screen.ts';
import { lighten } from './lighten.ts';
import { pruneStyles } from './prune-styles.ts';
import type { Ask } from './start-next.ts';

/** Addresses that no page links to. */
const unlinked = () => [
  '/robots.txt',
  '/llms.txt',
  '/.well-known/security.txt',
  ...content().articles.map(({ slug }) => routes.articleWords(slug)),
];

/**
 * Fetches every page, and all that the pages link to.
 * @param onPage after each
 * @returns the addresses
 */
export async function publishAnswers(
  ask: Ask,
  folder: string,
  onPage?: (done: number, known: number) => void,
) {
  const documents = new Map<string, string>();
  const fileOf = (name: string) => `${folder}${name === '/' ? '/index' : name}.html`;
  const addresses = new Set([
    ...allPages().map((page) => page.path),
    ...compiled().files,
    ...unlinked(),
  ]);

  async function publish(address: string, name = address, status = 200) {
    const response = await ask(address, { signal: AbortSignal.timeout(30_000) });
    if (response.status !== status) throw new Error(`${address} answers ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      return write(folder + name, Buffer.from(await response.arrayBuffer()));
    }
    const html = lighten(dropScripts(await response.text(), inlineScripts()));
    documents.set(fileOf(name), html);
    for (const link of linksOf(html)) addresses.add(link);
  }

  await publish('/404', '/404', 404);
  await publish(`${routes.portfolio}/no/project`, `${routes.portfolio}/404`, 404);
  let done = 0;
  for (const address of addresses) {
    await publish(address);
    done += 1;
    onPage?.(done, addresses.size);
  }
  write(
    folder + routes.sitemap,
    sitemap((page) => documents.get(fileOf(page)) ?? ''),
  );
  const scripts = compiled().files.map((address) => readFileSync(`public${address}`, 'utf8'));
  for (const [file, html] of documents) {
    const page = withOwnStyles(html, scripts);
    write(file, file === fileOf(routes.home) ? firstScreenFirst(page) : page);
  }
  return [...addresses, routes.sitemap];
}

function withOwnStyles(html: string, scripts: readonly string[]): string {
  const [sheet = ''] = sheetsOf(html);
  return html.replace(sheet, () => pruneStyles(sheet, [html.replace(sheet, ''), ...scripts]));
}

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
