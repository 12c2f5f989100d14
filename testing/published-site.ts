import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createAnswer } from '#server/answer.ts';
import { createAnswerCall } from '#server/api.ts';
import { createAnswerDesk } from '#server/desk.ts';
import type { Handler } from '#server/pass-to-next.ts';
import { readSite } from '#server/site.ts';
import { listenOnLoopback } from './listen.ts';
import { rawRequest } from './raw-request.ts';

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': `<h1>About</h1>${'<p>We make websites.</p>'.repeat(50)}`,
  'cards/about.png': 'a picture',
  'services/seo.html': '<h1>SEO</h1>',
  '404.html': '<h1>Not found</h1>',
  'services/404.html': '<h1>Not found</h1> under the solid bar',
  'portfolio/404.html': '<h1>Project not found</h1>',
  'contact.vcf': 'BEGIN:VCARD',
  'speculation-rules.json': '{}',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:a@example.com\nExpires: 2020-01-01T00:00:00.000Z\n',
  'assets/a1b2.js': '0',
  'assets/effects-c3d4.js': '1',
};

const redirects = {
  '/services/search': '/services/seo',
  '/about-us.html': '/about',
  '/index.php': '/',
};

function publishFolder({ more, scripts }: Pick<Options, 'more' | 'scripts'>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  for (const [name, text] of Object.entries({ ...files, ...more })) {
    const file = path.join(folder, 'public', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (text.length < 512) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  writeFileSync(path.join(folder, 'redirects.json'), JSON.stringify(redirects));
  if (scripts) writeFileSync(path.join(folder, 'scripts.json'), JSON.stringify(scripts));
  return folder;
}

type Options = {
  /** In place of Next. */
  handler?: Promise<Handler>;
  /** In `public`, by name. */
  more?: Record<string, string>;
  /** Hashes of its inline scripts, which a publication of an earlier release does not tell. */
  scripts?: readonly string[];
  builds?: string;
  /** Until then its pages are being made. */
  making?: Promise<void>;
};

/** The production server on a small site. */
export async function openPublishedSite(options: Options = {}) {
  const { handler = new Promise(() => {}), builds = '', making } = options;
  const folder = publishFolder(options);
  const site = await readSite(folder, builds);
  const server = createServer(
    createAnswer({ site, making }, createAnswerCall(handler), createAnswerDesk(handler)),
  );
  const port = await listenOnLoopback(server);
  const close = () => new Promise((resolve) => server.close(resolve));
  return {
    folder,
    port,
    ask: (target: string, question?: Parameters<typeof rawRequest>[2]) =>
      rawRequest(port, target, question),
    close,
    [Symbol.asyncDispose]: async () => void (await close()),
  };
}
