import { queueLetter } from '#lib/letters/letters.ts';
import { deliverNext } from '#lib/post/delivery/deliver.ts';
import { composers } from '#server/mails.ts';
import { openPostOffice, sentAt } from './post-office.ts';

export const newsletter = { id: 'a1b2c3', subject: 'News', source: '# News\n\nDear *reader*.\n' };

/** A post office with subscribers, and an empty outbox. */
export async function openNewsletter(
  readers: readonly string[],
  smtp?: Parameters<typeof openPostOffice>[0],
) {
  const office = await openPostOffice(smtp);
  const { store, mailer, inbox, addSubscriber } = office;
  const deliverLetter = (now = sentAt) =>
    deliverNext(store, { composers, mailer, clock: () => now, lettersPerMinute: 60 }, 'letters');
  for (const reader of readers) await addSubscriber(reader);
  await store.db.deleteFrom('outbox').execute();
  return {
    ...office,
    queue: (now = sentAt) => queueLetter(store, newsletter, { who: 'owner@example.com', at: now }),
    deliverLetter,
    /** @returns the time of the last one */
    async deliverLetters(now = sentAt): Promise<number> {
      for (let at = now; ; ) {
        const outcome = await deliverLetter(at);
        if (!outcome) return at;
        if (typeof outcome === 'number') at = outcome;
      }
    },
    sentTo: () => inbox.mails.map(({ to }) => to?.[0]?.address).sort(),
  };
}

export const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`);
