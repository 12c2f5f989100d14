// Every page and file through nginx, against what the site says itself.
import { inParallel, report } from '../../scripts/faults/support.mjs';
import { ask } from './ask.mjs';

/** Addresses that no page names. */
const others = [
  '/thank-you',
  '/portfolio?tag=Map',
  '/robots.txt',
  '/speculation-rules.json',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known/security.txt',
  '/api/health',
  '/no-such-page',
  '/portfolio/no-such-project',
  '/portfolio/project-not-found',
  '/services/no-such/opengraph-image',
  '/_next/static/chunks/no-such.js',
  '/about/',
  '//about',
  '/%61bout',
  '/about.html',
  '/index',
  '/About',
  '/pages/about/index.html',
  '/icon.svg.gz',
  '/files/icon.svg',
  '/.env',
];

/** What a browser may add to its question. */
const variants = [
  { 'accept-encoding': 'identity' },
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip, deflate, br', 'save-data': 'on' },
];

/** Walks the site in all variants and reports what differs. */
export async function compareAll(edge, site, brotli) {
  const port = Number(new URL(site.url).port);
  const urls = await discover(port);
  const faults = [];
  const counts = { identity: 0, gzip: 0, br: 0, unchanged: 0 };
  await inParallel(urls.length, 8, async (index) => {
    const url = urls[index];
    for (const headers of isPicture(url) ? variants.slice(0, 1) : variants) {
      const [direct, through] = [
        await ask(port, url, { headers }),
        await ask(edge.ports.plain, url, { headers }),
      ];
      counts[through.encoding] += 1;
      const found = differences(direct, through, brotli);
      if (isFromDisk(through)) {
        const again = await revalidate(edge.ports.plain, url, headers, through);
        counts.unchanged += again.length === 0 ? 1 : 0;
        found.push(...again);
      }
      faults.push(...found.map((fault) => `${url} ${JSON.stringify(headers)}: ${fault}`));
    }
  });
  for (const fault of faults.slice(0, 20)) console.info(`       ${fault}`);
  const { identity, gzip, br, unchanged } = counts;
  report(
    `${urls.length} addresses through nginx, plain, gzip, br and saving data`,
    faults.length === 0 && unchanged > 200 && gzip > 60 && (br > 60 || !brotli),
    `${identity} plain, ${gzip} gzip, ${br} br answers as the site's own (status, body, headers), ${unchanged} from disk, then 304; ${faults.length} differ`,
  );
}

/** nginx tells the age of its files, and its tags are strong; the site's are weak. */
const isFromDisk = ({ status, headers }) =>
  status === 200 && 'last-modified' in headers && headers.etag?.[0].startsWith('"');

/** Pages of the sitemap, what they name, and what nobody names. */
async function discover(port) {
  const sitemap = String((await ask(port, '/sitemap.xml')).body);
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => new URL(loc).pathname);
  if (pages.length < 60) throw new Error(`The sitemap names ${pages.length} pages only`);
  const urls = new Set([...pages, ...others]);
  for (const page of [...pages, '/thank-you', '/no-such-page']) {
    const html = String((await ask(port, page)).body);
    for (const [asset] of html.matchAll(/\/_next\/static\/[\w./~-]+/g)) urls.add(asset);
    const links = html.matchAll(
      /<(?:link rel="(?:icon|apple-touch-icon|manifest)" href|meta property="og:image" content)="([^"]+)"/g,
    );
    for (const [, link] of links) {
      const { pathname, search } = new URL(link, 'http://example.com');
      urls.add(pathname + search);
    }
  }
  return [...urls];
}

/** Headers of one connection or one server. */
const unimportant =
  /^(date|server|connection|keep-alive|transfer-encoding|content-length|accept-ranges|etag|last-modified)$/;

function differences(direct, through, brotli) {
  const faults = [];
  if (direct.status !== through.status) faults.push(`${direct.status} is ${through.status}`);
  if (!direct.body.equals(through.body)) faults.push('another body');
  const names = new Set([...Object.keys(direct.headers), ...Object.keys(through.headers)]);
  for (const name of names) {
    if (unimportant.test(name) || (name === 'content-encoding' && !brotli)) continue;
    const [own, got] = [direct, through].map(({ headers }) =>
      headers[name]?.toSorted().join(' | '),
    );
    if (own !== got) faults.push(`${name}: ${own} is ${got}`);
  }
  return faults;
}

const isPicture = (url) => /opengraph-image|\.(png|woff2)/.test(url);

/** The same again, with what the browser remembers of it: 304, without a body, with the same policy. */
async function revalidate(port, url, headers, first) {
  const [etag] = first.headers.etag;
  const again = await ask(port, url, { headers: { ...headers, 'if-none-match': etag } });
  const faults = again.status === 304 && again.raw.length === 0 ? [] : [`${again.status}, not 304`];
  for (const name of ['cache-control', 'content-security-policy', 'vary']) {
    if (String(again.headers[name]) !== String(first.headers[name]))
      faults.push(`304 without ${name}`);
  }
  return faults;
}
