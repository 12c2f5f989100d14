import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';
import type { NewLead } from '#lib/store/schema.ts';
import { agency } from '#testing/agency.ts';
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
  it('draws bars for people', async () => {
    // What is held does not count.
    const { out } = await agency('leads', 'report', '--weeks', '3');
    expect(out).toMatch(/^5 messages since 2025-12-29\.$/m);
    expect(out).toMatch(/^ +3 {2}█{32} {2}2026-01-12$/m);
    expect(out).toMatch(/^ +1 {2}█{11} +2026-01-05$/m);
    expect(out).toMatch(/^ +2 {2}█{32} {2}google \/ cpc \/ spring-sale$/m);
  });

  it('writes the figures of the desk to a file that only its owner can read', async () => {
    const { out } = await agency('leads', 'report', '--weeks', '1', '--csv');
    expect(out).toContain('"2026-01-12","referring site","instagram.com",');
    const file = path.join(mkdtempSync(path.join(env().DATA_DIR, 'csv-')), 'sources.csv');
    expect((await agency('leads', 'report', '--weeks', '1', '--csv', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(out);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await agency('leads', 'report', '--csv', file)).code).toBe(1);
  });
});
