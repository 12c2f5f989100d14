import { toCsv } from '#lib/base/csv.ts';
import { getStore } from '#lib/database/store.ts';
import { seedSubscriber } from '#testing/seed.ts';
import { stored } from '#testing/stored.ts';
import { exportReaders, readerColumns } from './readers.ts';
import { unsubscribe } from './subscribers.ts';

const find = (email: string) => {
  const [found] = stored('subscribers').filter((one) => one.email === email);
  if (!found) throw new Error(email);
  return found;
};

it('readers are a file with each one’s own way out; who is taken off stays on record', async () => {
  const store = await getStore();
  await seedSubscriber('reader@example.com');
  await seedSubscriber('gone@example.com', 5);
  const csv = await toCsv(readerColumns, exportReaders(store));
  const [head, line, rest] = csv.split('\r\n');
  expect(head).toBe('\ufeff"email","consent_at","consent_page","policy_date","unsubscribe_url"');
  expect(line).toMatch(/^"reader@example.com","\d{4}-.*Z","\/","2025-08-29","https:/);
  expect(line).toContain(find('reader@example.com').token);
  expect(rest).toBe('');
  expect(await unsubscribe(store, find('reader@example.com'), 9, 'desk')).toBe('unsubscribed');
  expect(find('reader@example.com')).toMatchObject({ unsubscribed_at: 9, left_by: 'desk' });
  expect(await unsubscribe(store, find('gone@example.com'), 9, 'desk')).toBe('left already');
  expect(find('gone@example.com').unsubscribed_at).toBe(5);
});
