import { content } from '#lib/content/content.ts';
import { addCounts } from '#lib/store/counters.ts';
import { saveLead } from '#lib/store/leads.ts';
import type { Counter } from '#lib/store/schema.ts';
import { onEachDatabase } from '#testing/databases.ts';
import { lead } from '#testing/seed.ts';
import { toCsv } from './csv.ts';
import { exportVisits, reportVisits, visitColumns } from './visits.ts';

const week = '2026-01-05';
const sale = { utm_source: 'Google', utm_medium: 'cpc', utm_campaign: null, referrer: null };

const counters: Counter[] = [
  { week, kind: 'view', key: '/', count: 90 },
  { week, kind: 'visit', key: '/', count: 60 },
  { week, kind: 'visit', key: '/contact', count: 20 },
  { week, kind: 'campaign', key: 'google / cpc', count: 50 },
  { week, kind: 'campaign', key: '=1+1', count: 1 },
  { week, kind: 'site', key: '', count: 80 },
  { week, kind: 'speed', key: 'LCP Gecko home 9', count: 2 },
  { week, kind: 'speed', key: 'LCP Gecko home 12', count: 1 },
  { week, kind: 'speed', key: 'LCP Gecko home 80', count: 1 },
  { week, kind: 'speed', key: 'CLS WebKit other 5', count: 1 },
  { week: '2026-01-12', kind: 'visit', key: '/', count: 1 },
];

onEachDatabase('the report of visits', (open) => {
  beforeEach(() => jest.replaceProperty(content().site, 'timeZone', 'Asia/Karachi'));
  afterEach(() => jest.restoreAllMocks());

  const openSeeded = async () => {
    const store = await open();
    await addCounts(store, counters);
    for (const day of [5, 6]) {
      await saveLead(store, { ...lead, ...sale, message: `${day}` }, Date.UTC(2026, 0, day));
    }
    // Monday of the next week, in Lahore.
    await saveLead(store, { ...lead, referrer: 'blog.example' }, Date.UTC(2026, 0, 11, 19));
    return store;
  };

  it('puts messages beside visits, and reads off what three of four had', async () => {
    const store = await openSeeded();
    const none = { views: 0, visits: 0, messages: 0 };
    expect(await reportVisits(store, week, week)).toEqual({
      weeks: [{ name: week, views: 90, visits: 80, messages: 2 }],
      pages: [
        { name: '/', views: 90, visits: 60, messages: 0 },
        { name: '/contact', views: 0, visits: 20, messages: 2 },
      ],
      campaigns: [
        { ...none, name: 'google / cpc', visits: 50, messages: 2 },
        { ...none, name: '=1+1', visits: 1 },
      ],
      sites: [{ ...none, name: '', visits: 80, messages: 2 }],
      speeds: [
        { kind: 'home', engine: 'Gecko', figures: { LCP: { value: 1200, count: 4 } } },
        { kind: 'other', engine: 'WebKit', figures: { CLS: { value: 0.05, count: 1 } } },
      ],
      answerTimes: [],
    });
    const { weeks } = await reportVisits(store, '2025-12-29', '2026-01-12');
    expect(weeks.map(({ visits, messages }) => [visits, messages])).toEqual([
      [0, 0],
      [80, 2],
      [1, 1],
    ]);
  });

  it('is a file for spreadsheets, which runs nothing there', async () => {
    const csv = toCsv(visitColumns, await exportVisits(await openSeeded(), week, week));
    expect(csv.split('\r\n')).toEqual([
      '"week","what","name","views","visits","messages","value","measured"',
      '"2026-01-05","week","2026-01-05","90","80","2","",""',
      '"2026-01-05","page","/","90","60","0","",""',
      '"2026-01-05","page","/contact","0","20","2","",""',
      '"2026-01-05","campaign","google / cpc","0","50","2","",""',
      `"2026-01-05","campaign","'=1+1","0","1","0","",""`,
      '"2026-01-05","referring site","","0","80","2","",""',
      '"2026-01-05","LCP","home, Gecko","","","","1200","4"',
      '"2026-01-05","CLS","other, WebKit","","","","0.05","1"',
      '',
    ]);
  });
});
