import { agency, agencyJson } from '#testing/agency.ts';
import { seedSubscriber } from '#testing/seed.ts';
import { emptyStore, stored } from '#testing/stored.ts';

beforeEach(async () => {
  emptyStore();
  await seedSubscriber('reader@example.com');
  await seedSubscriber('gone@example.com', 5);
});

it('subscribers list has those on the list', async () => {
  expect(await agencyJson('subscribers', 'list')).toMatchObject([{ email: 'reader@example.com' }]);
});

it('subscribers export has a row for each with their unsubscribe address', async () => {
  const { out } = await agency('subscribers', 'export', '--csv');
  const [head, line, rest] = out.split('\r\n');
  expect(head).toBe('"email","consent_at","consent_page","policy_date","unsubscribe_url"');
  expect(line).toMatch(/^"reader@example.com","\d{4}-.*Z","\/","2025-08-29","https:/);
  expect(line).toContain(stored('subscribers').find((one) => !one.unsubscribed_at)?.token);
  expect(rest).toBe('');
});

describe('subscribers remove', () => {
  it('unsubscribes an address typed in any case, and keeps the record', async () => {
    await seedSubscriber('other@example.com');
    expect(await agencyJson('subscribers', 'remove', 'Reader@EXAMPLE.com')).toEqual({ removed: 1 });
    expect(await agencyJson('subscribers', 'list')).toMatchObject([{ email: 'other@example.com' }]);
    expect(stored('subscribers')).toHaveLength(3);
  });

  it('changes nothing if the reader had already unsubscribed', async () => {
    const before = stored('subscribers');
    expect(await agencyJson('subscribers', 'remove', 'gone@example.com')).toEqual({ removed: 0 });
    expect(stored('subscribers')).toEqual(before);
  });

  it('fails for an unknown address', async () => {
    expect((await agency('subscribers', 'remove', 'nobody@example.com')).code).toBe(1);
  });
});
