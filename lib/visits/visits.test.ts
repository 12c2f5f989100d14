import { toCsv } from '#lib/base/csv.ts';
import { content } from '#lib/content/content.ts';
import { readAnswers } from '#lib/leads/lead-counts.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { onEachDatabase, onSqlite, store } from '#testing/databases.ts';
import { lead } from '#testing/seed.ts';
import { addCounts, type Counter } from './counters.ts';
import { exportVisits, reportBars, reportSpeeds, reportVisits, visitColumns } from './visits.ts';

const week = '2026-01-05';
const days = { first: week, last: '2026-01-11' };
const none = { views: 0, visits: 0, messages: 0, led: 0, won: 0, whatsapp: 0, phone: 0, mail: 0 };
const sale = { utm_source: 'Google', utm_medium: 'cpc', utm_campaign: null, referrer: null };

const counters: Counter[] = [
  { day: week, kind: 'view', key: '/', count: 50 },
  { day: week, kind: 'visit', key: '/', count: 60 },
  { day: '2026-01-07', kind: 'visit', key: '/contact', count: 20 },
  { day: '2026-01-07', kind: 'whatsapp', key: '/services/seo', count: 3 },
  { day: week, kind: 'campaign', key: 'google / cpc', count: 50 },
  { day: week, kind: 'campaign', key: '=1+1', count: 1 },
  { day: week, kind: 'phone by campaign', key: 'google / cpc', count: 2 },
  { day: week, kind: 'site', key: '', count: 80 },
  { day: week, kind: 'whatsapp by site', key: '', count: 3 },
  { day: week, kind: 'speed', key: 'LCP Gecko home 9', count: 2 },
  { day: week, kind: 'speed', key: 'LCP Gecko home 12', count: 1 },
  { day: week, kind: 'speed', key: 'LCP Gecko home 80', count: 1 },
  { day: week, kind: 'speed', key: 'CLS WebKit other 5', count: 1 },
  { day: '2026-01-12', kind: 'visit', key: '/', count: 1 },
];

beforeEach(() => jest.replaceProperty(content().site, 'timeZone', 'Asia/Karachi'));

async function seed() {
  await addCounts(store, counters);
  await addCounts(store, [{ day: week, kind: 'view', key: '/', count: 40 }]);
  for (const day of [5, 6]) {
    const came = { ...sale, first_page: day === 5 ? '/' : null, page_before: '/services/seo' };
    const { id } = await saveLead(
      store,
      { ...lead, ...came, message: `${day}` },
      Date.UTC(2026, 0, day),
    );
    const marks = { answered_at: Date.UTC(2026, 0, day, 5), won_at: Date.UTC(2026, 0, day + 5) };
    await store.db.updateTable('leads').set(marks).where('id', '=', id).execute();
  }
  await saveLead(store, { ...lead, suspicion: 'token forged' }, Date.UTC(2026, 0, 6));
  // Monday of the next week, in Lahore.
  await saveLead(store, { ...lead, referrer: 'blog.example' }, Date.UTC(2026, 0, 11, 19));
}

onEachDatabase('the report of visits', () => {
  it('puts messages beside visits, and reads off what three of four had', async () => {
    await seed();
    const bars = await reportBars(store, days);
    expect(
      bars.map(({ name, views, visits, messages }) => [name, views, visits, messages]),
    ).toEqual([
      ['2026-01-05', 90, 60, 1],
      ['2026-01-06', 0, 0, 1],
      ['2026-01-07', 0, 20, 0],
      ...['2026-01-08', '2026-01-09', '2026-01-10', '2026-01-11'].map((name) => [name, 0, 0, 0]),
    ]);
    expect(await reportVisits(store, days)).toEqual({
      pages: [
        { ...none, name: '/', views: 90, visits: 60, messages: 1, won: 1 },
        { ...none, name: '/contact', visits: 20, messages: 1, won: 1 },
        { ...none, name: '/services/seo', led: 2, whatsapp: 3 },
      ],
      campaigns: [
        { ...none, name: 'google / cpc', visits: 50, messages: 2, won: 2, phone: 2 },
        { ...none, name: '=1+1', visits: 1 },
      ],
      sites: [{ ...none, name: '', visits: 80, messages: 2, won: 2, whatsapp: 3 }],
    });
    expect(await readAnswers(store, days)).toEqual({ answered: 2, within24Hours: 2, median: 5 });
    expect(await reportSpeeds(store, days)).toEqual([
      { kind: 'home', engine: 'Gecko', figures: { LCP: { value: 1200, count: 4 } } },
      { kind: 'other', engine: 'WebKit', figures: { CLS: { value: 0.05, count: 1 } } },
    ]);
  });

  it('has a day alone, and of many days a bar for each week', async () => {
    await seed();
    const wednesday = await reportVisits(store, { first: '2026-01-07', last: '2026-01-07' });
    expect(wednesday.pages.map(({ name, visits }) => [name, visits])).toEqual([
      ['/contact', 20],
      ['/services/seo', 0],
    ]);
    const bars = await reportBars(store, { first: '2025-11-01', last: '2026-01-12' });
    expect(bars.slice(-3).map(({ visits, messages }) => [visits, messages])).toEqual([
      [0, 0],
      [80, 2],
      [1, 1],
    ]);
  });
});

onSqlite('the report of visits', () => {
  it('is a file for spreadsheets, which runs nothing there', async () => {
    await seed();
    const csv = await toCsv(visitColumns, exportVisits(store, days));
    const lines = csv.split('\r\n');
    const figures = '"views","visits","messages","led","whatsapp","phone","mail","won"';
    expect(lines[0]).toMatch(new RegExp(`"week","what","name",${figures}$`));
    expect(lines.slice(1)).toEqual(
      expect.arrayContaining([
        '"2026-01-05","week","2026-01-05","90","80","2","2","3","0","0","2"',
        `"2026-01-05","campaign","'=1+1","0","1","0","0","0","0","0","0"`,
      ]),
    );
  });
});
