import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import type { NewLead } from '#lib/store/schema.ts';
import { agency, agencyJson } from '#testing/agency.ts';
import { seedHeldLead, seedLead } from '#testing/seed.ts';
import { emptyStore } from '#testing/stored.ts';

jest.mock('#lib/content/content.ts', () => {
  const { content } =
    jest.requireActual<typeof import('#lib/content/content.ts')>('#lib/content/content.ts');
  return {
    content: () => ({ ...content(), site: { ...content().site, timeZone: 'Asia/Karachi' } }),
  };
});

const now = Date.parse('2026-01-15T10:00:00+05:00');
const spring = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'spring-sale' };

const seed = (at: string, changes: Partial<NewLead> = {}) =>
  seedLead(changes, {}, Date.parse(`${at}+05:00`));

beforeEach(async () => {
  emptyStore();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await seed('2026-01-14T12:00', { ...spring, referrer: 'google.com' });
  await seed('2026-01-13T12:00', { ...spring, utm_source: 'Google', page: '/' });
  await seed('2026-01-12T00:00', { referrer: 'instagram.com' });
  // In UTC they are of the same day.
  await seed('2026-01-11T23:59');
  await seed('2025-12-29T00:00', { utm_campaign: 'spring-sale', referrer: 'instagram.com' });
  await seed('2025-12-28T23:59');
  await seedHeldLead();
});
afterEach(() => jest.restoreAllMocks());

describe('leads report', () => {
  it('counts by week, page, and campaign or site, weeks without any included', async () => {
    expect(await agencyJson('leads', 'report', '--weeks', '3')).toEqual({
      since: '2025-12-29',
      leads: 5,
      suspects: 1,
      weeks: [
        { name: '2025-12-29', leads: 1 },
        { name: '2026-01-05', leads: 1 },
        { name: '2026-01-12', leads: 3 },
      ],
      pages: [
        { name: '/contact', leads: 4 },
        { name: '/', leads: 1 },
      ],
      sources: [
        { name: 'google / cpc / spring-sale', leads: 2 },
        { name: '', leads: 1 },
        { name: 'instagram.com', leads: 1 },
        { name: 'instagram.com / spring-sale', leads: 1 },
      ],
    });
  });

  it('covers twelve weeks, or the time since a date of the agency’s calendar', async () => {
    const { since, weeks } = await agencyJson('leads', 'report');
    expect([since, weeks.length]).toEqual(['2025-10-27', 12]);
    const { leads } = await agencyJson('leads', 'report', '--since', '2026-01-12');
    expect(leads).toBe(3);
  });

  it('draws bars for people, and sums up what is rare', async () => {
    for (let number = 10; number < 30; number += 1) {
      await seed('2026-01-14T12:00', { page: `/services/${number}` });
    }
    const { out } = await agency('leads', 'report', '--weeks', '3');
    expect(out).toMatch(/^ +23 {2}█{32} {2}2026-01-12$/m);
    expect(out).toMatch(/^ +1 {2}█{2} +2026-01-05$/m);
    expect(out).toMatch(/^ +7 {2}█+ +7 others$/m);
  });

  it('writes a CSV row for each week, page and source, harmless in a spreadsheet', async () => {
    await seed('2026-01-14T13:00', { ...spring, referrer: 'google.com' });
    await seed('2026-01-14T14:00', { utm_source: '=HYPERLINK("x")', utm_medium: '@a,b' });
    const { out } = await agency('leads', 'report', '--weeks', '1', '--csv');
    expect(out.split('\r\n')).toEqual([
      '"week","page","utm_source","utm_medium","utm_campaign","referrer","leads"',
      '"2026-01-12","/contact","","","","instagram.com","1"',
      '"2026-01-12","/","Google","cpc","spring-sale","","1"',
      '"2026-01-12","/contact","google","cpc","spring-sale","google.com","2"',
      `"2026-01-12","/contact","'=HYPERLINK(""x"")","'@a,b","","","1"`,
      '',
    ]);
    const file = path.join(mkdtempSync(path.join(env().DATA_DIR, 'csv-')), 'sources.csv');
    expect((await agency('leads', 'report', '--weeks', '1', '--csv', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(out);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await agency('leads', 'report', '--csv', file)).code).toBe(1);
  });
});
