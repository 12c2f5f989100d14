import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { dateOf } from '#lib/content/weeks.ts';
import { given, inLahore } from '#testing/given.ts';
import { formRequest } from '#testing/requests.ts';
import { changeStored, emptyStore, stored } from '#testing/stored.ts';
import { visitsApi } from './beacon.ts';
import { writeCounts } from './counting.ts';
import { receiveBeacon } from './receive-beacon.ts';

const monday = Date.parse('2026-01-05T10:00:00Z');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const person = {
  'sec-fetch-site': 'same-origin',
  'user-agent': firefox,
  'x-forwarded-for': '192.0.2.1',
};

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return (await receiveBeacon(formRequest(visitsApi, fields, { ...person, ...headers }))).status;
}

/** What is stored of a day, as `kind key: count`. */
async function counted(date = monday) {
  await writeCounts();
  const ofDay = stored('counters').filter(({ week }) => week === dateOf(date));
  return ofDay.map(({ kind, key, count }) => `${kind} ${key}: ${count}`).sort();
}

/** Each test has a client of its own, so that limits begin anew. */
let clients = 0;
beforeEach(async () => {
  await emptyStore();
  clients += 1;
  person['x-forwarded-for'] = `192.0.2.${clients}`;
  inLahore();
  jest.spyOn(Date, 'now').mockImplementation(() => monday);
});

it('counts visits by page, day, campaign and site, and speeds by engine and kind of page', async () => {
  const seo = routes.service(content().services[0]?.slug ?? '');
  const source = { utm_source: 'Google', utm_medium: 'cpc', referrer: 'www.google.com' };
  expect(await send({ page: seo, seen: 'visit', ...source })).toBe(204);
  await send({ page: seo, seen: 'view' });
  await send({ page: seo, LCP: '1234', INP: '0', CLS: '0.0512' });
  await send({ page: seo, pressed: 'https:', ...source });
  const first = [
    'campaign google / cpc: 1',
    'day 2026-01-05: 1',
    'site google.com: 1',
    'speed CLS Gecko service 6: 1',
    'speed INP Gecko service 0: 1',
    'speed LCP Gecko service 13: 1',
    `view ${seo}: 2`,
    `visit ${seo}: 1`,
    `whatsapp ${seo}: 1`,
    'whatsapp by campaign google / cpc: 1',
    'whatsapp by site google.com: 1',
  ];
  expect(await counted()).toEqual(first);
  await send({ page: seo, seen: 'view' });
  expect(await counted()).toContain(`view ${seo}: 3`);
});

it.each([
  ['another site sent it', {}, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a program sent it', {}, { 'user-agent': 'Googlebot/2.1' }, 204],
  ['there is no such page', { page: '/services/none' }, {}, 204],
  ['nothing was seen', { seen: 'perhaps' }, {}, 204],
  ['a speed is not plausible', { seen: '', LCP: '60001', INP: '-1', CLS: '' }, {}, 204],
])('counts nothing where %s', async (_, fields, headers, status) => {
  expect(await send({ page: '/', seen: 'view', ...fields }, headers)).toBe(status);
  expect(await counted()).toEqual([]);
});

it('counts only so much of one client in a day', async () => {
  given({ RATE_LIMIT_VISITS: 10 });
  for (let view = 0; view < 10; view += 1) {
    expect(await send({ page: '/', seen: 'view' })).toBe(204);
    expect(await send({ page: '/', LCP: '900' })).toBe(204);
  }
  expect(await send({ page: '/', seen: 'view' })).toBe(429);
  expect(await counted()).toEqual(['speed LCP Gecko home 9: 10', 'view /: 10']);
  expect(await send({ page: '/', seen: 'view' }, { 'x-forwarded-for': '2001:db8::1' })).toBe(204);
  const tuesday = monday + 24 * 60 * 60_000;
  jest.mocked(Date.now).mockReturnValue(tuesday);
  expect(await send({ page: '/', seen: 'view' })).toBe(204);
  expect(await counted(tuesday)).toEqual(['view /: 1']);
});

it('counts so many names of campaigns in a day, a few of one client, and sums up the others', async () => {
  const later = monday + 3 * 24 * 60 * 60_000;
  jest.mocked(Date.now).mockReturnValue(later);
  const arrive = (utm_source: string, headers = {}) =>
    send({ page: '/', seen: 'visit', utm_source }, headers);
  for (let name = 0; name < 30; name += 1) await arrive(`invented-${name}`);
  for (let client = 0; client < 195; client += 1) {
    await arrive(`a${client}`, { 'x-forwarded-for': `198.51.100.${client}` });
  }
  await arrive('a7');
  await arrive('b', { 'x-forwarded-for': '203.0.113.1' });
  const campaigns = (await counted(later)).filter((one) => one.startsWith('campaign'));
  expect(campaigns).toHaveLength(201);
  expect(campaigns).toEqual(
    expect.arrayContaining(['campaign (all others): 26', 'campaign a7: 2']),
  );
});

it('keeps what the store could not take, until it can', async () => {
  await send({ page: '/', seen: 'view' });
  changeStored("CREATE TRIGGER no BEFORE INSERT ON counters BEGIN SELECT raise(FAIL, 'no'); END");
  await expect(writeCounts()).rejects.toThrow('no');
  await send({ page: '/', seen: 'view' });
  changeStored('DROP TRIGGER no');
  expect(await counted()).toEqual(['view /: 2']);
});
