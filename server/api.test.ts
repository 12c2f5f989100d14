import { globSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, resolve } from 'node:path';
import { openPublishedSite } from '#testing/published-site.ts';
import type { Handler } from './pass-to-next.ts';

/** A handler in place of Next that reports what reaches it. */
const tell = (request: IncomingMessage, response: ServerResponse) => {
  const { url, headers } = request;
  response.end(JSON.stringify({ url, headers }));
};

/** Opens a site with a handler, and asks it one thing. */
async function ask(
  handle: Handler['handle'],
  path: string,
  question: Parameters<Awaited<ReturnType<typeof openPublishedSite>>['ask']>[1] = {},
  trustedProxies = 0,
) {
  const site = await openPublishedSite({
    handler: Promise.resolve({ handle, trustedProxies }),
  });
  const answer = await site.ask(path, question);
  await site.close();
  return answer;
}

const post = { method: 'POST', body: '{}' };

it('has no query longer than a link of ours', async () => {
  const { status } = await ask(tell, `/api/newsletter/unsubscribe?${'a&'.repeat(7_000)}`, post);
  expect(status).toBe(400);
});

it('waits for the handler', async () => {
  const handler = Promise.withResolvers<Handler>();
  const site = await openPublishedSite({ handler: handler.promise });
  const answer = site.ask('/api/contacts', post);
  expect((await site.ask('/about')).status).toBe(200);
  handler.resolve({ handle: tell, trustedProxies: 0 });
  expect((await answer).status).toBe(200);
  await site.close();
});

it('passes on path, query and the headers that are read, and none that only Next would', async () => {
  const inner = {
    rsc: '1',
    'next-router-state-tree': '[]',
    'next-action': 'x',
    'x-nextjs-data': '1',
    'x-middleware-subrequest': 'src/middleware',
    'x-invoke-path': '/',
    'x-matched-path': '/',
    'user-agent': 'a-robot',
    'x-forwarded-host': 'evil.test',
  };
  const read = {
    host: 'site.test',
    origin: 'https://site.test',
    referer: 'https://site.test/contact',
    'sec-fetch-site': 'same-origin',
    cookie: 'form-token=a',
    'content-type': 'application/json',
    'x-form-trap': '1',
    'x-visit-source': 'utm_source=google',
  };
  const headers = { ...inner, ...read };
  const answer = await ask(tell, '/api/contacts?x=%ff', { ...post, headers });
  const { url, headers: reached } = JSON.parse(answer.body.toString());
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
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await ask(tell, '/api/contacts', { ...post, headers }, proxies);
  expect(JSON.parse(body.toString()).headers['x-forwarded-for']).toBe(expected);
});

it.each(['/api/nothing', '/api/contacts/', '/api/contacts.json'])(
  '%s is answered 404 without the handler',
  async (path) => {
    const { status, headers, body } = await ask(tell, path, post);
    expect([status, headers['content-type']]).toEqual([404, 'application/json']);
    expect(JSON.parse(body.toString()).success).toBe(false);
  },
);

it.each(globSync('app/api/**/route.ts'))('%s is asked by no method but its own', async (file) => {
  const names = Object.keys(await import(resolve(file)));
  const methods = names.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name));
  const allowed = methods.filter((name) => name === name.toUpperCase()).sort();
  const address = dirname(file).slice('app'.length).replace('[name]', 'door-0123.jpg');
  const { status, headers, body } = await ask(tell, address, { method: 'TRACE' });
  expect([status, headers.allow]).toEqual([405, allowed.join(', ')]);
  expect(JSON.parse(String(body))).toMatchObject({
    success: false,
    errors: { form: expect.any(String) },
  });
});

const odd = [
  ...['..', '../..', '%2e%2e', '%252e%252e/%252e%252e/cards/about.png', '..%2f..%2fcards'],
  ...[
    '..%5c..%5c%09//host/login',
    '%09//host/login',
    '/',
    '//host',
    '%5c%5chost',
    ';x',
    '%20',
    '%00',
  ],
  ...['%3f', '%23', '.rsc', 'x.rsc', 'x.segments/_tree.segment.rsc', '_next/data/x', 'x%0d%0aa:b'],
  ...['%ef%bc%8e%ef%bc%8e/cards', 'a/%252e%252e/%252e%252e/%252e%252e/assets/articles/gone'],
  ...['%3Cb', 'a.', '%ff', '%C3%A9', 'a'.repeat(9_000), 'a/'.repeat(4_000)],
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
  const handle: Handler['handle'] = ({ url = '' }, response) => {
    asked.push(url);
    response.end();
  };
  const site = await openPublishedSite({
    handler: Promise.resolve({ handle, trustedProxies: 0 }),
  });
  for (const address of odd.flatMap((rest) => [door + rest, `${door}/${rest}`])) {
    const { headers } = await site.ask(address);
    if (address.startsWith('/desk/')) expect({ address, ...headers }).toMatchObject(ofDesk);
  }
  await site.close();
  const plain = /^\/desk(?:\/[\w-]+(?:\.[\w-]+)*)*\/?$/;
  expect(asked.filter((url) => !plain.test(url) || /\.rsc$/.test(url))).toEqual([]);
});

it('answers generically where the handler fails', async () => {
  const fail = async () => {
    throw new Error('secret');
  };
  const { status, headers, body } = await ask(fail, '/api/health');
  expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(body.toString()).not.toContain('secret');
});
