import { toCsv } from '#lib/base/csv.ts';
import { content } from '#lib/content/content.ts';
import { type LeadRow, saveLead } from '#lib/leads/leads.ts';
import { onEachDatabase } from '#testing/databases.ts';
import { lead } from '#testing/seed.ts';
import { addCounts, type Counter } from './counts/counters.ts';
import { exportVisits, reportSpeeds, reportVisits, visitColumns } from './visits.ts';

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
      answers: { answered: 0, within4Hours: 0, within24Hours: 0, median: 0 },
    });
    expect(await reportSpeeds(store, week, week)).toEqual([
      { kind: 'home', engine: 'Gecko', figures: { LCP: { value: 1200, count: 4 } } },
      { kind: 'other', engine: 'WebKit', figures: { CLS: { value: 0.05, count: 1 } } },
    ]);
    const { weeks } = await reportVisits(store, '2025-12-29', '2026-01-12');
    expect(weeks.map(({ visits, messages }) => [visits, messages])).toEqual([
      [0, 0],
      [80, 2],
      [1, 1],
    ]);
  });

  it('says how fast messages were answered, but not those that are held or none', async () => {
    const store = await open();
    const hour = 60 * 60_000;
    const at = Date.UTC(2026, 0, 6);
    const save = async (hours: number | undefined, changes: Partial<LeadRow> = {}) => {
      const { id } = await saveLead(store, { ...lead, message: `${hours}` }, at);
      const answered_at = hours === undefined ? null : at + hours * hour;
      const row = store.db.updateTable('leads').set({ answered_at, ...changes });
      await row.where('id', '=', id).execute();
    };
    for (const hours of [30, 5, 4, 6]) await save(hours);
    await save(undefined);
    await save(1, { dismissed_at: at });
    await save(undefined, { suspicion: 'token forged' });
    await save(undefined, { suspicion: 'sent too fast' });
    const { answers, weeks } = await reportVisits(store, week, week);
    const median = 5 * hour;
    expect(answers).toEqual({ answered: 4, within4Hours: 1, within24Hours: 3, median });
    expect(weeks[0]?.messages).toBe(6);
  });

  it('is a file for spreadsheets, which runs nothing there', async () => {
    const csv = await toCsv(visitColumns, exportVisits(await openSeeded(), week, week));
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
