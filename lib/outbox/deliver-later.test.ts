import { openPostOffice, refuse, sentAt, silenceLog } from '#testing/post-office.ts';

silenceLog();

describe('a mail that is accepted at last', () => {
  it('ends the backoff of the others to the agency', async () => {
    const { addLead, addSubscriber, deliver, outbox, store } = await openPostOffice();
    const { id } = await addLead();
    await addLead({ name: 'Another' });
    await addSubscriber();
    const due = sentAt + 30 * 60_000;
    const update = store.db.updateTable('outbox');
    await update.set({ attempts: 9, problem: 'passing', due }).execute();
    await update.set({ due: sentAt }).where('subject_id', '=', id).execute();
    await deliver();
    const waiting = (await outbox()).filter(({ sent_at }) => sent_at === null);
    expect(Object.fromEntries(waiting.map((mail) => [mail.kind, mail.due]))).toEqual({
      lead: sentAt,
      'subscriber-notice': sentAt,
      'subscriber-welcome': due,
    });
  });
});

describe('a mail that was stored while the clock was ahead', () => {
  const hour = 60 * 60_000;

  it.each([5 * hour, 400 * 24 * hour])(
    '(by %i ms) is sent once the clock is right',
    async (ahead) => {
      const { addLead, deliver, inbox } = await openPostOffice();
      await addLead({}, sentAt + ahead);
      await deliver(sentAt);
      expect(inbox.mails).toHaveLength(1);
    },
  );
});

describe('a mail that cannot be composed', () => {
  it('is retried with backoff, and counts as our own error', async () => {
    const { addLead, deliver, outbox, store } = await openPostOffice();
    await addLead();
    // Not a valid date.
    await store.db.updateTable('leads').set({ received_at: 9e15 }).execute();
    await deliver();
    const [first] = await outbox();
    expect(first).toMatchObject({ attempts: 1, failed_at: null, problem: 'unwritable' });
    await deliver(first?.due);
    const [second] = await outbox();
    expect(Number(second?.due) - Number(first?.due)).toBeGreaterThanOrEqual(2_000);
  });
});

describe('a welcome that the subscriber’s mail server defers', () => {
  it('is given up after five days', async () => {
    const { addSubscriber, deliver, outbox } = await openPostOffice(refuse(451));
    await addSubscriber();
    const later = sentAt + 5 * 24 * 60 * 60_000 + 1;
    expect([await deliver(later), await deliver(later)]).toEqual([true, true]);
    const failed = (await outbox()).filter(({ failed_at }) => failed_at !== null);
    expect(failed.map(({ kind }) => kind)).toEqual(['subscriber-welcome']);
  });
});
