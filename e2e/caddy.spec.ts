import { findCaddy, startCaddy } from '#testing/caddy.ts';
import { rawRequest } from '#testing/listen.ts';
import { startSite } from '#testing/site.ts';
import { newLead } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

/** Of a visitor whose address must not be in a log. */
const stranger = '127.0.0.9';

const onCaddy = findCaddy() ? test : test.skip;

onCaddy(
  'behind Caddy with deploy/Caddyfile the site is the same, knows who sends, and no log does',
  async () => {
    await using site = await startSite({ TRUSTED_PROXIES: '1', RATE_LIMIT_PER_CLIENT: '3' });
    await using caddy = await startCaddy([site.url]);
    const { port } = new URL(site.url);
    const { headers } = await rawRequest(port, '/');
    for (const [url, question] of [
      ['/', { headers: { 'accept-encoding': 'br' } }],
      ['/', { headers: { 'accept-encoding': 'identity' } }],
      ['/robots.txt', { method: 'HEAD' }],
      ['/', { headers: { 'if-none-match': headers.etag } }],
      ['/about/?from=mail', {}],
      ['//about', {}],
      ['/api/health', {}],
    ] as const) {
      const own = await rawRequest(port, url, question);
      const through = await caddy.ask(url, question);
      for (const { headers } of [own, through]) {
        for (const name of ['date', 'connection', 'keep-alive', 'alt-svc']) delete headers[name];
      }
      expect(through, `${url} ${JSON.stringify(question)}`).toEqual(own);
    }

    const { ':status': status, 'alt-svc': announced } = await caddy.askHttp2('/about');
    expect([status, announced]).toEqual([200, expect.stringMatching(/^h3=/)]);
    const www = await caddy.ask('/about?x', { headers: { host: 'www.localhost' } });
    expect(www.headers.location).toBe('https://localhost/about?x');
    const plain = await rawRequest(caddy.httpPort, '/a?x', { headers: { host: 'localhost' } });
    expect(plain.headers.location).toBe('https://localhost/a?x');

    const post = async (headers: Record<string, string>, localAddress = '127.0.0.1') => {
      const asked = { 'content-type': 'application/json', ...headers };
      const question = { method: 'POST', localAddress, headers: asked };
      const body = JSON.stringify(newLead());
      return caddy.ask('/api/contacts?secret', { ...question, body });
    };
    expect((await post({ origin: 'https://localhost' })).status).toBe(200);
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    // Addresses that a visitor invents are not counted.
    const statuses: number[] = [];
    for (const last of [1, 2, 3])
      statuses.push((await post({ 'x-forwarded-for': `203.0.113.${last}` })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await post({}, stranger)).status).toBe(200);
    await site.stop();
    const down = await post({}, stranger);
    expect([down.status, down.headers['retry-after']]).toEqual([503, '10']);
    const { access, own } = caddy.logs();
    expect(access).toContain('/api/contacts');
    expect(access + own).not.toMatch(/127\.0\.0\.9|secret/);
  },
);
