import { content } from '#lib/content/content.ts';
import { env } from '#lib/env.ts';
import { checkPolicy } from '#lib/owner/checks/policy.ts';
import { addCounts } from '#lib/store/counters.ts';
import { writeCounts } from '#lib/store/counting.ts';
import { openStore, type Store } from '#lib/store/store.ts';
import { onEachDatabase } from '#testing/databases.ts';
import { jsonRequest } from '#testing/requests.ts';
import { receiveViolations } from './violations.ts';

let mockStore: Store | undefined;
jest.mock('#lib/store/store.ts', () => ({
  ...jest.requireActual<object>('#lib/store/store.ts'),
  getStore: async () => mockStore,
}));

const monday = Date.parse('2026-01-05T10:00:00Z');

const report = (more: Record<string, unknown>) => ({
  'csp-report': {
    'blocked-uri': 'inline',
    disposition: 'enforce',
    'document-uri': 'https://site.test/contact?email=a@example.com',
    'effective-directive': 'script-src-elem',
    'script-sample': 'alert(1)',
    'source-file': 'https://site.test/contact',
    'violated-directive': 'script-src-elem',
    ...more,
  },
});

let clients = 0;

async function send(value: unknown, headers: Record<string, string> = {}) {
  const request = jsonRequest('/api/violations', value, {
    origin: 'https://site.test',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
    'x-forwarded-for': `192.0.2.${clients}`,
    ...headers,
  });
  return (await receiveViolations(request)).status;
}

async function counted(store: Store) {
  await writeCounts();
  const rows = await store.db.selectFrom('counters').selectAll().execute();
  return rows.map(({ kind, key, count }) => `${kind} ${key}: ${count}`).sort();
}

beforeEach(() => {
  clients += 1;
  jest.replaceProperty(content().site, 'timeZone', 'Asia/Karachi');
  jest.spyOn(Date, 'now').mockReturnValue(monday);
});
afterEach(() => jest.restoreAllMocks());

onEachDatabase('what the policy of a page has stopped', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    mockStore = store;
  });

  it('is counted by directive, origin and kind of page, and is worth a look where it is frequent', async () => {
    expect(await checkPolicy(store)).toMatchObject({
      state: 'ok',
      detail: expect.stringMatching(/^nothing/),
    });
    const from = { 'blocked-uri': 'https://evil.example/a.js?who=a@example.com' };
    expect(await send(report({ ...from, 'document-uri': 'https://site.test/desk/log' }))).toBe(204);
    expect(await send(report({}))).toBe(204);
    expect(await counted(store)).toEqual([
      'violation script-src-elem https://evil.example desk: 1',
      'violation script-src-elem inline single page: 1',
    ]);
    expect((await checkPolicy(store)).state).toBe('ok');
    for (let more = 0; more < 9; more += 1) await send(report({}));
    for (let more = 0; more < 12; more += 1)
      await send(report({ 'effective-directive': 'font-src' }));
    for (let more = 0; more < 18; more += 1)
      await send(report({ 'effective-directive': 'img-src' }));
    await writeCounts();
    expect(await checkPolicy(store)).toEqual({
      name: 'policy of the pages',
      state: 'noticed',
      // After the most frequent scripts, as an attack brings one.
      detail: expect.stringMatching(
        /: img-src inline single page \(18\), script.* \(10\), .*font-src/,
      ),
    });
    // On a site of many visitors, a few have extensions.
    await addCounts(store, [{ week: '2025-12-29', kind: 'view', key: '/', count: 1_801 }]);
    expect((await checkPolicy(store)).state).toBe('ok');
  });
});

it.each([
  ['an extension did it', report({ 'source-file': 'chrome-extension' })],
  ['an extension is what was stopped', report({ 'blocked-uri': 'moz-extension://a1/b.js' })],
  ['Safari shows something else', report({ 'source-file': 'webkit-masked-url://hidden/' })],
  ['there is no such directive', report({ 'effective-directive': 'a@example.com' })],
  ['it is no report', { seen: 'view' }],
])('what the policy has stopped is not counted where %s', async (_, value) => {
  const store = await openStore({ DATA_DIR: env().DATA_DIR });
  mockStore = store;
  expect(await send(value)).toBe(204);
  expect(await counted(store)).toEqual([]);
  await store.close();
});
