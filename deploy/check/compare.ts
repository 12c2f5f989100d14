import { readdirSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '@/content/redirects';
import { inParallel, report } from '@/testing/checks';
import type { Site } from '@/testing/site';
import { type Answer, ask } from './ask';
import type { Nginx } from './nginx';

const others = [
  '/?from=mail',
  '/portfolio?tag=Map',
  '/about?file=x.php',
  '/%61bout',
  '/about/',
  '/services/web-design/?from=mail&x=%2F',
  '/no-such-page',
  '/no-such/',
  '/services/no-such/opengraph-image',
  '/portfolio/no-such-project',
  '/portfolio/project-not-found',
  '/portfolio/404',
  '/404',
  '/404/',
  '/index',
  '/index/',
  '/About',
  '/about.html',
  '/about.html.br',
  '/about.gz',
  '/icon.svg.gz',
  '/.env',
  '/x.php?y',
  '/_next/image?url=%2Ficon.svg',
  '/_next/static/chunks/no-such.js',
  '/assets',
  '/assets/',
  '//about',
  '/services%2fseo',
  '/services/%',
  '/api/health',
  '/api/contacts',
  '/api/newsletter/unsubscribe',
  '/api/no-such',
  '/api/health/',
];

const codings = ['identity', 'gzip', 'gzip, deflate, br'];

export async function compareAll(nginx: Nginx, site: Site, brotli: boolean): Promise<void> {
  const direct = Number(new URL(site.url).port);
  const { plain } = nginx.ports;
  const moved = redirects.flatMap(({ from }) => [from, `${from}/?from=mail`]);
  const urls = [...published(), ...others, ...moved];
  const faults: string[] = [];
  const counts: Record<string, number> = { identity: 0, gzip: 0, br: 0, 'from disk': 0 };
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  await inParallel(urls.length, 8, async (index) => {
    const url = urls[index] ?? '/';
    for (const coding of codings) {
      const headers = { 'accept-encoding': coding };
      const own = await ask(direct, url, { headers });
      const through = await ask(plain, url, { headers });
      count(through.encoding);
      const found = differences(own, through, brotli);
      if (isFromDisk(through)) {
        const etag = String(through.headers.etag);
        const again = await ask(plain, url, { headers: { ...headers, 'if-none-match': etag } });
        found.push(...differences(notModified(through), again, brotli));
        count('from disk');
      }
      faults.push(...found.map((fault) => `${url} (${coding}): ${fault}`));
    }
  });
  for (const fault of faults.slice(0, 20)) console.info(`       ${fault}`);
  const { identity = 0, gzip = 0, br = 0, 'from disk': fromDisk = 0 } = counts;
  report(
    `${urls.length} addresses through nginx, plain, gzip and br`,
    faults.length === 0 && fromDisk > 200 && gzip > 60 && (br > 60 || !brotli),
    `${identity} plain, ${gzip} gzip, ${br} br answers as the site's own (status, body, headers), ${fromDisk} from disk, then 304; ${faults.length} differ`,
  );
}

function published(): string[] {
  const root = 'dist/public';
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  if (files.length < 100) throw new Error(`${root} holds ${files.length} files only`);
  return files.map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`);
}

/** nginx's own answers have Last-Modified and a strong ETag. */
function isFromDisk({ status, headers }: Answer): boolean {
  return status === 200 && 'last-modified' in headers && String(headers.etag).startsWith('"');
}

/** The answer to `If-None-Match`: no headers of a body. */
function notModified(answer: Answer): Answer {
  const headers = Object.entries(answer.headers).filter(
    ([name]) => !/^content-(type|encoding|length)$/.test(name),
  );
  return {
    ...answer,
    status: 304,
    headers: Object.fromEntries(headers),
    body: Buffer.alloc(0),
  };
}

const ignoredHeaders =
  /^(date|server|connection|keep-alive|transfer-encoding|content-length|accept-ranges|etag|last-modified|x-request-id)$/;

function differences(own: Answer, through: Answer, brotli: boolean): string[] {
  if (own.status !== through.status) return [`${own.status} is ${through.status}`];
  const counts = ({ headers }: Answer) =>
    Object.keys(headers).filter((name) => !ignoredHeaders.test(name));
  const names = headersToCompare(own) ?? [...new Set([...counts(own), ...counts(through)])];
  const isSame = hasOwnText(own) || own.body.equals(through.body);
  return [
    ...(isSame ? [] : ['another body']),
    ...names
      .filter((name) => brotli || name !== 'content-encoding')
      .map((name) => ({ name, left: own.headers[name], right: through.headers[name] }))
      .filter(({ left, right }) => String(left?.toSorted()) !== String(right?.toSorted()))
      .map(({ name, left, right }) => `${name}: ${left} is ${right}`),
  ];
}

/** The headers to compare, if not all: of redirects and of plain-text refusals. */
function headersToCompare(answer: Answer): string[] | undefined {
  if (hasOwnText(answer)) return ['location'];
  const isText = String(answer.headers['content-type']).startsWith('text/plain');
  return answer.status > 400 && isText ? ['allow', 'cache-control', 'content-type'] : undefined;
}

function hasOwnText({ status }: Answer): boolean {
  return status === 308 || status === 400;
}
