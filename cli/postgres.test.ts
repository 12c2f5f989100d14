import { env } from '#lib/base/env.ts';
import { openStore } from '#lib/database/store.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { agencyJson } from '#testing/agency.ts';
import { openDatabase } from '#testing/postgres.ts';
import { lead } from '#testing/seed.ts';

it('on PostgreSQL, too, the commands keep what waits, delete what has expired, and find it healthy', async () => {
  await using database = await openDatabase();
  env().DATABASE_URL = database.url;
  const store = await openStore(env());
  await saveLead(store, lead, 1);
  expect(await agencyJson('retention')).toMatchObject({ messages: 0 });
  const retry = () => agencyJson('leads', 'retry', '--all-failed');
  expect(await retry()).toEqual({ retried: 0 });
  await store.db.updateTable('outbox').set({ failed_at: 1 }).execute();
  expect(await retry()).toEqual({ retried: 1 });
  await store.db.updateTable('outbox').set({ sent_at: 1 }).execute();
  expect(await agencyJson('retention')).toMatchObject({ messages: 1, mails: 1 });
  await store.close();
  const { checks } = await agencyJson('doctor');
  const states = checks.map(({ name, state }: { name: string; state: string }) => [name, state]);
  expect(Object.fromEntries(states)).toMatchObject({ database: 'ok', 'mail queue': 'ok' });
});
