import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { getStore } from '#lib/database/store.ts';
import { press } from '#testing/press.ts';
import { seedHeldLead, seedLead, seedMailInFolder } from '#testing/seed.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { leadActs } from './acts.ts';
import { retryAll } from './retry.ts';

const hour = 60 * 60_000;
const refused = {
  problem: 'refused',
  attempts: 3,
  due: Date.now() + hour,
  last_error: 'Error EENVELOPE 550',
} as const;
const actor = { who: 'command', at: Date.now() };
const folder = () => path.join(env().DATA_DIR, 'mail');

const retry = async (id: string, at = actor.at) =>
  press(await getStore(), leadActs['send-again'], { id }, { at });

beforeEach(async () => {
  await getStore();
  await emptyStore();
});
afterEach(() => {
  env().SMTP_URL = undefined;
  rmSync(folder(), { recursive: true, force: true });
});

it('makes a mail due that waits for its next attempt, but none that may be being sent, was or is held', async () => {
  expect(await retry(await seedLead({}, { attempts: 9, due: actor.at + hour }))).toBe('sending');
  expect(await retry(await seedLead({}, { attempts: 1, due: actor.at + 30_000 }))).toBe('none');
  expect(await retry(await seedLead({}, { sent_at: 7, due: 7 }))).toBe('none');
  expect(await retry(await seedHeldLead())).toBe('none');
  expect(stored('outbox').map(({ due }) => due)).toEqual([actor.at, actor.at + 30_000, 7]);
});

it('retries all that failed, and nothing else, and writes that down', async () => {
  await seedLead({}, refused);
  await seedLead({}, { ...refused, failed_at: 1, due: 1 });
  await seedLead({}, { sent_at: 7, due: 7 });
  expect(await retryAll(await getStore(), actor)).toEqual({ retried: 2, inFolder: 0 });
  expect(stored('changes')).toMatchObject([{ who: 'command', what: 'failed mails sent again' }]);
  expect(stored('outbox').filter(({ failed_at }) => failed_at !== null)).toEqual([]);
  expect(stored('outbox').filter(({ due }) => due === 7)).toHaveLength(1);
});

it('sends what is in the data folder once there is a mail server', async () => {
  const [one = ''] = [await seedMailInFolder(), await seedMailInFolder()];
  expect(await retry(one)).toBe('none');
  expect(await retryAll(await getStore(), actor)).toEqual({ retried: 0, inFolder: 2 });
  expect(stored('outbox')).toMatchObject([{ sent_at: 5 }, { sent_at: 5 }]);

  env().SMTP_URL = 'smtp://127.0.0.1:9';
  const now = { ...actor, at: Date.now() + hour };
  expect(await retry(one, now.at)).toBe('sending');
  expect(readdirSync(folder())).toHaveLength(1);
  expect(await retryAll(await getStore(), now)).toEqual({ retried: 1, inFolder: 0 });
  expect(readdirSync(folder())).toEqual([]);
  expect(stored('outbox')).toMatchObject([{ sent_at: null }, { sent_at: null }]);
});
