import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { openPublishedSite } from '#testing/published-site.ts';
import type { Handler } from './pass-to-next.ts';

/** In place of Next: reports what reaches it. */
const tell: Handler['handle'] = ({ url, headers }, response) => {
  response.end(JSON.stringify({ url, headers }));
};

/** The server on a small site with a handler in place of Next. */
const openWith = (handle: Handler['handle'] = tell, trustedProxies = 0) =>
  openPublishedSite({ handler: Promise.resolve({ handle, trustedProxies }) });

const post = { method: 'POST', body: '{}' };

/** These headers, with some value. */
const valued = (...names: string[]) =>
  Object.fromEntries(names.flatMap((some) => some.split(' ')).map((name) => [name, `a ${name}`]));

it('waits for Next, and passes on path, query and the headers that are read, and none that only Next would', async () => {
  const inner = valued(
    'rsc next-router-state-tree next-action x-middleware-subrequest x-invoke-path x-matched-path',
    'user-agent x-forwarded-host',
  );
  const read = {
    host: 'site.test',
    ...valued('origin referer sec-fetch-site cookie content-type x-form-trap x-visit-source'),
  };
  const { promise: handler, resolve: begin } = Promise.withResolvers<Handler>();
  await using site = await openPublishedSite({ handler });
  const asked = site.ask('/api/contacts?x=%ff', { ...post, headers: { ...inner, ...read } });
  expect((await site.ask('/about')).status).toBe(200);
  begin({ handle: tell, trustedProxies: 0 });
  const answer = await asked;
  const { url, headers: reached } = JSON.parse(String(answer.body));
  expect(url).toBe('/api/contacts?x=%ff');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(Object.keys(inner).filter((name) => name in reached)).toEqual([]);
  expect(reached).toMatchObject({ ...read, 'content-length': '2' });
});

it.each([
  ['the connection’s, without a proxy', 0, '192.0.2.1', '127.0.0.1'],
  ['that which our proxy saw', 1, '9.9.9.9, 192.0.2.1', '192.0.2.1'],
  ['the connection’s, where a proxy says nothing of use', 1, 'unknown', '127.0.0.1'],
])('has the address of a client: %s', async (_, proxies, forwarded, expected) => {
  await using site = await openWith(tell, proxies);
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await site.ask('/api/contacts', { ...post, headers });
  expect(JSON.parse(String(body)).headers['x-forwarded-for']).toBe(expected);
});

it.each([
  ['/api/nothing', 404],
  ['/api/contacts/', 404],
  // No query is longer than a link of ours.
  [`/api/newsletter/unsubscribe?${'a&'.repeat(7_000)}`, 400],
])('an address that is no door’s is answered without Next: %#', async (path, expected) => {
  await using site = await openWith();
  const { status, headers, body } = await site.ask(path, post);
  expect([status, headers['content-type']]).toEqual([expected, 'application/json']);
  expect(JSON.parse(String(body)).success).toBe(false);
});

it.each(globSync('app/api/**/route.ts'))('%s is asked by no method but its own', async (file) => {
  const names = Object.keys(await import(resolve(file)));
  const methods = names.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name));
  const allowed = methods.filter((name) => name === name.toUpperCase()).sort();
  const address = dirname(file).slice('app'.length).replace('[name]', 'door-0123.jpg');
  await using site = await openWith();
  const { status, headers, body } = await site.ask(address, { method: 'TRACE' });
  expect([status, headers.allow]).toEqual([405, allowed.join(', ')]);
  expect(JSON.parse(String(body))).toMatchObject({ errors: { form: expect.any(String) } });
});

const odd = [
  ...['..', '%2e%2e', '%252e%252e/%252e%252e/cards/about.png', '..%2f..%2fcards', '/', '//host'],
  ...['..%5c..%5c%09//host/login', '%09//host/login', '%5c%5chost'],
  ...[';x', '%20', '%00', '%3f', '%23'],
  ...['.rsc', 'x.rsc', 'x.segments/_tree.segment.rsc', '_next/data/x', 'x%0d%0aa:b', '%3Cb', 'a.'],
  ...['%ef%bc%8e%ef%bc%8e/cards', '%ff', '%C3%A9', 'a'.repeat(9_000), 'a/'.repeat(4_000)],
];
/** Of whatever is below the desk. */
const ofDesk = {
  'content-security-policy': expect.stringMatching(
    /^default-src '(none|self)'; ?(?!.*,).*frame-ancestors '/,
  ),
  'x-robots-tag': expect.stringMatching(/^noindex/),
  'cache-control': expect.stringMatching(/(^|, )no-store/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': expect.any(String),
};
const doors = ['/api/', '/api/letters/', '/api/letters/x.jpg', '/api/health', '/desk', '/desk/'];
const inner = ['/desk/act/', '/desk/preview/', '/desk/words/', '/desk/photographs/articles/'];

it.each([...doors, ...inner])('%s asks Next for no odd address', async (door) => {
  const asked: string[] = [];
  await using site = await openWith(({ url = '' }, response) => {
    asked.push(url);
    response.end();
  });
  for (const address of odd.flatMap((rest) => [door + rest, `${door}/${rest}`])) {
    const { headers } = await site.ask(address);
    if (address.startsWith('/desk/')) expect({ address, ...headers }).toMatchObject(ofDesk);
  }
  const plain = /^\/desk(?:\/[\w-]+(?:\.[\w-]+)*)*\/?$/;
  expect(asked.filter((url) => !plain.test(url) || /\.rsc$/.test(url))).toEqual([]);
});

it('answers generically where Next fails', async () => {
  await using site = await openWith(async () => {
    throw new Error('secret');
  });
  const { status, headers, body } = await site.ask('/api/health');
  expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(String(body)).not.toContain('secret');
});
