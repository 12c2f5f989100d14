import { five, openNewsletter } from '#testing/newsletter.ts';
import { sentAt } from '#testing/post-office.ts';

describe('the pace of a letter', () => {
  it('allows one letter per interval, and says when the next may go', async () => {
    const { queue, deliverLetter, deliverLetters, inbox } = await openNewsletter(five);
    await queue();
    expect(await deliverLetter()).toBe('claimed');
    expect(await deliverLetter(sentAt + 999)).toBe(sentAt + 1_000);
    expect(inbox.mails).toHaveLength(1);
    expect(await deliverLetters(sentAt + 1_000)).toBe(sentAt + 4_000);
    expect(inbox.mails).toHaveLength(5);
  });

  it('is kept in the store: beside another instance, and after a restart', async () => {
    const { queue, deliverLetter, inbox } = await openNewsletter(five);
    await queue();
    const outcomes = await Promise.all([1, 2, 3].map(() => deliverLetter()));
    expect(outcomes.filter((outcome) => outcome === 'claimed')).toHaveLength(1);
    expect(inbox.mails).toHaveLength(1);
  });

  it('is not held up by a slot taken while the clock was ahead', async () => {
    const { queue, deliverLetter, store } = await openNewsletter(five);
    await queue();
    await deliverLetter(sentAt + 400 * 24 * 60 * 60_000);
    await store.db.updateTable('outbox').set({ due: sentAt }).execute();
    expect(await deliverLetter()).toBe('claimed');
  });
});
