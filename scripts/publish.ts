// After `next build`: makes `dist/`, the one folder that the site's server and nginx serve as it is.
// Next is asked for every page over HTTP, as a visitor would ask; nothing is read of how it keeps or
// writes them (docs/decisions/016-a-page-is-a-document.md).
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { assets } from '@/lib/browser-code';
import { contentHash } from '@/lib/content-hash';
import { allPages } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { answerHeaders, documentHeaders, hashedHeaders } from '@/server/headers';
import { compressBelow } from './compress';
import { headerLines } from './nginx-headers';
import { inlineTexts, nameApplication, splitPage } from './split-page';

const folder = 'dist/public';

/** What no page leads to, beside the pages. */
const unlinked = [
  routes.speculationRules,
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known/security.txt',
];

/** Pages for what does not exist: where Next shows them, and where they are kept. */
const missing = { '/404': '/404', [routes.missingProject]: `${routes.portfolio}/404` };

const scripts = new Set<string>();
const styles = new Set<string>();

rmSync('dist', { recursive: true, force: true });
cpSync('.next/static', `${folder}/_next/static`, { recursive: true });
if (existsSync('public')) cpSync('public', folder, { recursive: true });
const next = await startNext();
const found = new Set([
  ...allPages.map((page) => page.path),
  ...assets().map(({ file }) => routes.asset(file)),
  ...unlinked,
]);
// Grows while it is walked through.
for (const address of found) await publish(address, address);
for (const [address, kept] of Object.entries(missing)) await publish(address, kept);

const headers = {
  documents: documentHeaders({ scripts: [...scripts], styles: [...styles] }),
  hashed: hashedHeaders,
  answers: answerHeaders,
};
writeFileSync('dist/headers.json', JSON.stringify(headers, null, 2));
for (const [name, values] of Object.entries(headers)) {
  write(`dist/nginx/${name}.conf`, headerLines(values));
}
await compressBelow(folder);
console.info(`Published ${found.size} addresses to ${folder}`);
process.exit();

/** Next itself, on loopback. It delivers nothing: that is begun by server/serve.ts alone. */
async function startNext(): Promise<string> {
  const { default: createNext } = await import('next');
  const app = createNext({ dev: false, quiet: true });
  await app.prepare();
  const server = createServer(app.getRequestHandler());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Keeps what an address answers, and notes what it leads to. */
async function publish(address: string, kept: string) {
  const response = await fetch(next + address, { signal: AbortSignal.timeout(30_000) });
  const isMissing = address in missing;
  if (!response.ok && !isMissing) throw new Error(`${address} answers ${response.status}`);
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return write(folder + kept, Buffer.from(await response.arrayBuffer()));
  }
  const { html, text, sources } = splitPage(await response.text());
  const own = routes.asset(`page-${contentHash(text)}.js`);
  write(folder + own, text);
  write(
    `${folder}${kept === '/' ? '/index' : kept}.html`,
    nameApplication(html, [own, ...sources]),
  );
  for (const inline of inlineTexts(html, 'script')) scripts.add(policyHash(inline));
  for (const inline of inlineTexts(html, 'style')) styles.add(policyHash(inline));
  for (const link of linksOf(html)) found.add(link);
}

/** How a policy names an inline script or style. */
function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Paths of this site that a document names: pages, pictures, icons, cards. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/\b(?:href|src|content)="([^"]+)"/g)]
    .map(([, link = '']) => link.replace(site.url, ''))
    .filter((link) => /^\/(?!\/|_next\/|api\/)/.test(link))
    .map((link) => link.replace(/[?#].*/, ''))
    .filter((link) => !existsSync(folder + link) || link === '/');
}

function write(file: string, body: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, body);
}
