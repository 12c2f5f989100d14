import { beginLetter } from '#lib/letters/letters.ts';
import { openPostOffice, sentAt } from './post-office.ts';

export const newsletter = { id: 'a1b2c3', subject: 'News', source: '# News\n\nDear *reader*.\n' };

/** A post office with subscribers, and an empty outbox. */
export async function openNewsletter(
  readers: readonly string[],
  smtp?: Parameters<typeof openPostOffice>[0],
) {
  const office = await openPostOffice(smtp);
  const { store, inbox, addSubscriber, deliver } = office;
  for (const reader of readers) await addSubscriber(reader);
  await store.db.deleteFrom('outbox').execute();
  return {
    ...office,
    queue: (now = sentAt) => beginLetter(store, newsletter, now),
    deliverLetter: (now = sentAt) => deliver(now, 'letters'),
    sentTo: () => inbox.mails.map(({ to }) => to?.[0]?.address).sort(),
  };
}

export const five = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`);
