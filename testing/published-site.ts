import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { content } from '#lib/content/content.ts';
import { contentType } from '#lib/http/content-type.ts';
import { keepFile } from '#lib/publishing/kept-files.ts';
import { openSite } from '#lib/publishing/site.ts';
import type { Page } from '#lib/publishing/snapshot.ts';
import { createAnswer } from '#server/answer.ts';
import { createAnswerDesk } from '#server/desk.ts';
import { createAnswerCall, type Handler } from '#server/pass-to-next.ts';
import { listenOnLoopback, rawRequest } from './listen.ts';

const texts = {
  '/': '<h1>Home</h1>',
  '/about': `<h1>About</h1>${'<p>We make websites.</p>'.repeat(50)}`,
  '/services/seo': '<h1>SEO</h1>',
  '/404': '<h1>Not found</h1>',
  '/services/404': '<h1>Not found</h1> under the solid bar',
  '/portfolio/404': '<h1>Project not found</h1>',
  '/contact.vcf': 'BEGIN:VCARD',
  '/speculation-rules.json': '{}',
  '/robots.txt': 'User-agent: *',
  '/assets/a1b2.js': '0',
};

const redirects = {
  '/services/search': '/services/seo',
  '/about-us.html': '/about',
  '/index.php': '/',
};

/** What a document allows to run. */
const policy = { scripts: ['sha256-script'], styles: ['sha256-sheet', 'sha256-rest'] };

function pageOf(address: string, text: string): Page {
  const isDocument = text.startsWith('<h1>');
  const body = Buffer.from(text);
  const isPacked = body.length > 512;
  return {
    source: '',
    type: isDocument ? 'text/html; charset=utf-8' : contentType(address),
    ...(isDocument && { policy }),
    ...(isPacked ? { gzip: gzipSync(body), br: brotliCompressSync(body) } : { body }),
  };
}

type Options = {
  /** In place of Next. */
  handler?: Promise<Handler>;
  /** Until then its pages are being made. */
  making?: Promise<void>;
};

export async function openPublishedSite(options: Options = {}) {
  const { handler = new Promise(() => {}), making } = options;
  keepFile('cards/about.png', Buffer.from('a picture'), false);
  const card = { source: '', type: 'image/png', file: 'cards/about.png' };
  const pages = new Map<string, Page>([['/cards/about.png', card]]);
  for (const [address, text] of Object.entries(texts)) pages.set(address, pageOf(address, text));
  const site = openSite({ code: '', map: '', content: { ...content(), redirects }, pages });
  const server = createServer(
    createAnswer({ site, making }, createAnswerCall(handler), createAnswerDesk(handler)),
  );
  const port = await listenOnLoopback(server);
  const close = () => new Promise((resolve) => server.close(resolve));
  return {
    port,
    ask: (target: string, question?: Parameters<typeof rawRequest>[2]) =>
      rawRequest(port, target, question),
    close,
    [Symbol.asyncDispose]: async () => void (await close()),
  };
}
