// After `next build`: writes `dist/`, which both the site's server and nginx serve. Pages are fetched
// over HTTP, so that nothing depends on how Next stores them (docs/decisions/016).
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { assets } from '@/app/assets/assets';
import { articles } from '@/content/articles';
import { redirects } from '@/content/redirects';
import { contentHash } from '@/lib/content-hash';
import { allPages } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { answerHeaders, documentHeaders, hashedHeaders } from '@/server/headers';
import { compressBelow } from './compress';
import { headerLines } from './nginx-headers';
import { shrinkPhotographs } from './photographs';
import { redirectFiles } from './redirect-files';
import { findRedirectProblems } from './redirects';
import { inlineTexts, nameApplication, splitPage } from './split-page';

const folder = 'dist/public';

/** Addresses that no page links to. */
const unlinked = [
  routes.speculationRules,
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known/security.txt',
  ...articles.map(({ slug }) => routes.articleCard(slug)),
];

const scripts = new Set<string>();
const styles = new Set<string>();
/** Grows while publishing by what the pages link to. */
const addresses = new Set([
  ...allPages.map((page) => page.path),
  ...assets().map(({ file }) => routes.asset(file)),
  ...unlinked,
]);

try {
  await publishAll();
} catch (error) {
  // Next, running in this process, would log the error and continue.
  console.error(error);
  process.exit(1);
}
process.exit();

async function publishAll() {
  rmSync('dist', { recursive: true, force: true });
  cpSync('.next/static', `${folder}/_next/static`, { recursive: true });
  copyPublic();
  await shrinkPhotographs(`${folder}/team`);
  const origin = await startNext();
  await publish(origin, '/404', { as: '/404', status: 404 });
  await publish(origin, routes.missingProject, { as: `${routes.portfolio}/404`, status: 200 });
  for (const address of addresses) await publish(origin, address, { as: address, status: 200 });

  const headers = {
    documents: documentHeaders({ scripts: [...scripts], styles: [...styles] }),
    hashed: hashedHeaders,
    answers: answerHeaders,
  };
  write('dist/headers.json', JSON.stringify(headers, null, 2));
  for (const [name, values] of Object.entries(headers)) {
    write(`dist/nginx/${name}.conf`, headerLines(values));
  }
  writeRedirects();
  await compressBelow(folder);
  console.info(`Published ${addresses.size} addresses to ${folder}`);
}

/** @throws for an extension that has a meaning of its own in the published folder */
function copyPublic() {
  if (!existsSync('public')) return;
  const names = readdirSync('public', { recursive: true, encoding: 'utf8' });
  const unserved = names.find((name) => /\.(html|br|gz)$/.test(name));
  if (unserved) throw new Error(`public/${unserved} would not be served at its path`);
  cpSync('public', folder, { recursive: true });
}

function writeRedirects() {
  const pages = new Set(allPages.map((page) => page.path));
  const files = redirects.map(({ from }) => from).filter((from) => isFile(`public${from}`));
  const problems = findRedirectProblems(redirects, pages, new Set([...addresses, ...files]));
  if (problems.length > 0) throw new Error(`content/redirects.ts: ${problems.join('; ')}`);
  for (const [name, text] of Object.entries(redirectFiles(redirects))) write(`dist/${name}`, text);
}

/** Sends no mail: only server/serve.ts starts the delivery. */
async function startNext(): Promise<string> {
  const { default: createNext } = await import('next');
  const app = createNext({ dev: false, quiet: true });
  await app.prepare();
  const server = createServer(app.getRequestHandler());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function publish(
  origin: string,
  address: string,
  { as, status }: { as: string; status: number },
) {
  const response = await fetch(origin + address, { signal: AbortSignal.timeout(30_000) });
  if (response.status !== status) throw new Error(`${address} answers ${response.status}`);
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return write(folder + as, Buffer.from(await response.arrayBuffer()));
  }
  const { html, text, sources } = splitPage(await response.text());
  const own = routes.asset(`page-${contentHash(text)}.js`);
  write(folder + own, text);
  write(`${folder}${as === '/' ? '/index' : as}.html`, nameApplication(html, [own, ...sources]));
  for (const inline of inlineTexts(html, 'script')) scripts.add(policyHash(inline));
  for (const inline of inlineTexts(html, 'style')) styles.add(policyHash(inline));
  for (const link of linksOf(html)) addresses.add(link);
}

function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The site's own paths in a document. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/\b(?:href|src|content)="([^"]+)"/g)]
    .map(([, link = '']) => link.replace(site.url, ''))
    .filter((link) => /^\/(?!\/|_next\/|api\/)/.test(link))
    .map((link) => link.replace(/[?#].*/, ''))
    .filter((link) => !isFile(`public${decodeURI(link)}`));
}

function isFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile();
}

function write(file: string, body: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, body);
}
