import { getStore } from '#lib/database/store.ts';
import { healthActs } from '#lib/health/acts.ts';
import { given } from '#testing/given.ts';
import { press } from '#testing/press.ts';
import { seedLead } from '#testing/seed.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { emptyStore, stored } from '#testing/stored.ts';
import { retryAll } from './retry.ts';

const hour = 60 * 60_000;
const refused = { problem: 'refused', attempts: 3, due: Date.now() + hour } as const;
const actor = { who: 'command', at: Date.now() };

beforeEach(emptyStore);

it('retries all that failed, but what may be being sent, and writes that down', async () => {
  await seedLead({}, refused);
  await seedLead({}, { ...refused, failed_at: 1, due: 1 });
  const isClaimed = { ...refused, due: actor.at + 30_000 };
  await seedLead({}, isClaimed);
  await seedLead({}, { sent_at: 7, due: 7 });
  expect(await retryAll(await getStore(), actor)).toBe(2);
  expect(stored('changes')).toMatchObject([{ who: 'command', what: 'failed mails sent again' }]);
  const mails = stored('outbox');
  expect(mails.filter(({ failed_at }) => failed_at !== null)).toEqual([]);
  const left = mails.map(({ due }) => due).filter((due) => due === 7 || due === isClaimed.due);
  expect(left).toHaveLength(2);
});

it('a test mail that is taken has all tried now that waits for its next attempt', async () => {
  await using inbox = await openInbox();
  given({ SMTP_URL: inbox.url });
  await seedLead({}, refused);
  expect(await press(await getStore(), healthActs['test-mail'], {})).toBe('sent');
  expect(stored('outbox')[0]?.due).toBeLessThanOrEqual(Date.now());
});
