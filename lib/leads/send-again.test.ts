import { getStore } from '#lib/database/store.ts';
import { retryAll } from '#lib/post/retry.ts';
import { press } from '#testing/press.ts';
import { seedLead } from '#testing/seed.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { leadActs } from './acts.ts';

const hour = 60 * 60_000;
const refused = { problem: 'refused', attempts: 3, due: Date.now() + hour } as const;
const actor = { who: 'command', at: Date.now() };

beforeEach(emptyStore);

it('sends no mail of a message again that may be being sent, or was', async () => {
  for (const mail of [
    { attempts: 1, due: actor.at + 30_000 },
    { sent_at: 7, due: 7 },
  ]) {
    const id = await seedLead({}, mail);
    expect(await press(await getStore(), leadActs['send-again'], { id })).toBe('none');
  }
  expect(stored('outbox').map(({ due }) => due)).toEqual([actor.at + 30_000, 7]);
});

it('retries all that failed, and nothing else, and writes that down', async () => {
  await seedLead({}, refused);
  await seedLead({}, { ...refused, failed_at: 1, due: 1 });
  await seedLead({}, { sent_at: 7, due: 7 });
  expect(await retryAll(await getStore(), actor)).toBe(2);
  expect(stored('changes')).toMatchObject([{ who: 'command', what: 'failed mails sent again' }]);
  expect(stored('outbox').filter(({ failed_at }) => failed_at !== null)).toEqual([]);
  expect(stored('outbox').filter(({ due }) => due === 7)).toHaveLength(1);
});
