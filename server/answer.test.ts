import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openPublishedSite } from '#testing/published-site.ts';

let site: Awaited<ReturnType<typeof openPublishedSite>>;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site.close());

describe('a published file', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'max-age=0'],
    ['/services/seo?from=mail', 'text/html; charset=utf-8', 'max-age=0'],
    ['/%61bout', 'text/html; charset=utf-8', 'max-age=0'],
    ['/about/opengraph-image', 'image/png', 'max-age=3600'],
    ['/speculation-rules.json', 'application/speculationrules+json', 'max-age=3600'],
    ['/contact.vcf', 'text/vcard; charset=utf-8', 'max-age=3600'],
    ['/assets/a1b2.js', 'text/javascript; charset=utf-8', 'immutable'],
  ])('%s is %s, kept for %s', async (path, type, caching) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toContain(caching);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('is a download where it is a contact card', async () => {
    const { headers } = await site.ask('/contact.vcf');
    expect(headers['content-disposition']).toBe('attachment; filename="contact.vcf"');
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['deflate', undefined, (body: Buffer) => body],
  ])('is the same in the best coding of %s', async (accepted, coding, decode) => {
    const { headers, body } = await site.ask('/about', {
      headers: { 'accept-encoding': accepted },
    });
    const plain = await site.ask('/about');
    expect(headers['content-encoding']).toBe(coding);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(headers.etag).toBe(plain.headers.etag);
    expect(decode(body).toString()).toBe(plain.body.toString());
  });

  it('is answered 304 where the client has it', async () => {
    const { headers } = await site.ask('/about');
    const again = await site.ask('/about', { headers: { 'if-none-match': headers.etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      vary: 'Accept-Encoding',
      'cache-control': headers['cache-control'],
    });
  });

  it('expires in the future where it is security.txt, whenever it was built', async () => {
    const { body } = await site.ask('/.well-known/security.txt');
    const [, expires = ''] = /^Expires: (.*)$/m.exec(body.toString()) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  });

  it('answers HEAD as GET, without the body', async () => {
    const { headers, body } = await site.ask('/about', { method: 'HEAD' });
    const get = await site.ask('/about');
    expect(body).toHaveLength(0);
    expect({ ...headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });
});

describe('a range', () => {
  const ask = (range: string) => site.ask('/robots.txt', { headers: { range } });

  it.each([
    ['bytes=0-3', 206, 'User', 'bytes 0-3/13'],
    ['bytes=11-', 206, ' *', 'bytes 11-12/13'],
    ['bytes=13-', 416, '', 'bytes */13'],
  ])('%s is answered %i', async (range, status, text, reach) => {
    const answer = await ask(range);
    expect([answer.status, answer.body.toString()]).toEqual([status, text]);
    expect(answer.headers['content-range']).toBe(reach);
  });

  it.each(['bytes=5-2', 'bytes=-5', 'bytes=0-1,3-4'])('%s is ignored', async (range) => {
    const { status, body } = await ask(range);
    expect([status, body.length]).toEqual([200, 13]);
  });
});

describe('an unknown address', () => {
  it.each([
    ['/nowhere', 'Not found'],
    ['/services/nothing/opengraph-image', 'Not found'],
    ['/portfolio/nothing', 'Project not found'],
    ['/404', 'Not found'],
    ['//about', 'Not found'],
    ['//evil.example/', 'Not found'],
  ])('%s is the page “%s”', async (path, title) => {
    const { status, headers, body } = await site.ask(path);
    expect([status, body.toString()]).toEqual([404, `<h1>${title}</h1>`]);
    expect(headers['content-security-policy']).toContain('script-src');
    expect(Object.keys(headers).join()).not.toContain('x-nextjs');
  });

  it.each([
    '/.env',
    '/about.html',
    '/about.html.br',
    '/..%2f..%2fpackage.json',
    '/../headers.json',
  ])('%s is a short text', async (path) => {
    const { status, headers, body } = await site.ask(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.length).toBeLessThan(100);
  });

  it('redirects to the address without a trailing slash', async () => {
    const { status, headers } = await site.ask('/about/?from=mail&x=%2F');
    expect([status, headers.location]).toEqual([308, '/about?from=mail&x=%2F']);
  });
});

describe('a page that has moved', () => {
  it.each([
    ['/services/search', '/services/seo'],
    ['/services/search/', '/services/seo'],
    ['/services/search?from=mail&x=%2F', '/services/seo?from=mail&x=%2F'],
    ['/about-us.html', '/about'],
  ])('%s leads to %s', async (path, place) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers.location]).toEqual([308, place]);
  });

  it.each(['/services/search//', '/services/Search', '/services/search/opengraph-image'])(
    '%s is none',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404);
    },
  );
});

describe('a request that nobody serves', () => {
  it.each(['/services/%ff', '/%00', '*', 'http://evil.example/', 'ftp://127.0.0.1/'])(
    '%s is a bad one',
    async (path) => {
      expect((await site.ask(path)).status).toBe(400);
    },
  );

  it('does not include our own address in absolute form', async () => {
    for (const origin of ['http://www.site.test', 'HTTP://WWW.SITE.TEST']) {
      const answer = await site.ask(`${origin}/about?x=1`, { headers: { host: 'www.site.test' } });
      expect(answer.status).toBe(200);
    }
  });

  it.each(['POST', 'TRACE', 'PROPFIND'])(
    'is one by %s for a page, there or not',
    async (method) => {
      for (const path of ['/about', '/nowhere']) {
        const { status, headers } = await site.ask(path, { method });
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      }
    },
  );
});
