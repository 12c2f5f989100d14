import { pages } from '@/lib/page-list';
import { pageWords } from '@/scripts/page-words';
import { lastChanges } from './last-changes';
import { services } from './services';

test('the dates are current: after a change of words, `npm run dates`', () => {
  const dated = Object.entries(lastChanges).map(([path, { words }]) => [path, words]);
  expect(Object.fromEntries(dated)).toEqual(Object.fromEntries(pageWords()));
});

test('each indexed page has a date, and none in the future', () => {
  for (const { path, updated } of pages) {
    expect([path, updated]).toEqual([path, expect.stringMatching(/^20\d\d-[01]\d-[0-3]\d$/)]);
    expect(Date.parse(updated ?? '')).toBeLessThanOrEqual(Date.now());
  }
});

test('a changed word changes its page alone', () => {
  const before = pageWords();
  const [service] = services;
  if (!service) throw new Error('No services');
  const { tagline } = service;
  Object.assign(service, { tagline: `${tagline} Indeed.` });
  const after = pageWords();
  Object.assign(service, { tagline });
  const changed = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
  expect(changed).toEqual([`/services/${service.slug}`]);
});
