import { leadActs } from '#lib/leads/acts.ts';
import { queueDigest } from '#lib/leads/digest.ts';
import { openPostOffice, refuse, sentAt } from '#testing/post-office.ts';
import { press } from '#testing/press.ts';
import { lead } from '#testing/seed.ts';

describe('the daily digest', () => {
  const day = '2026-01-05';

  it('lists each suspect with its words, when it came and why it is held', async () => {
    const { addLead, deliver, inbox, store } = await openPostOffice();
    await addLead({ name: 'Bilal', suspicion: 'honeypot filled' });
    await queueDigest(store, day, sentAt);
    await deliver();
    const [mail] = inbox.mails;
    expect(mail?.subject).toBe('Messages held as suspect: 1');
    for (const part of ['Bilal', 'Monday, January 5, 2026', 'honeypot filled', lead.message]) {
      expect(mail?.text).toContain(part);
    }
  });

  it('comes once a day while a suspect is held, and no more once it is dismissed', async () => {
    const { addLead, deliver, inbox, store } = await openPostOffice();
    await addLead({ suspicion: 'honeypot filled' });
    const comesOn = async (day: string) => {
      await queueDigest(store, day, sentAt);
      return deliver();
    };
    expect([await comesOn(day), await comesOn(day)]).toEqual([true, false]);
    expect(await comesOn('2026-01-06')).toBe(true);
    await press(store, leadActs['dismiss-held'], { listed: String(sentAt) });
    expect(await comesOn('2026-01-07')).toBe(false);
    expect(inbox.mails).toHaveLength(2);
  });

  it('marks what it lists only once the mail server has accepted it', async () => {
    let refuses = true;
    const { addLead, deliver, outbox, store } = await openPostOffice(refuse(550, () => refuses));
    await addLead({ suspicion: 'honeypot filled' });
    await queueDigest(store, day, sentAt);
    const toldAt = () => store.db.selectFrom('leads').select('told_at').executeTakeFirst();
    await deliver();
    expect(await toldAt()).toEqual({ told_at: null });
    refuses = false;
    const due = (await outbox())[0]?.due ?? 0;
    await deliver(due);
    expect(await toldAt()).toEqual({ told_at: due });
  });

  it('lists a welcome that was given up, once', async () => {
    const isReader = (address: string) => address === 'reader@example.com';
    const { addSubscriber, deliver, inbox, store } = await openPostOffice(refuse(550, isReader));
    await addSubscriber();
    while (await deliver());
    await queueDigest(store, day, sentAt);
    await deliver();
    expect(inbox.mails.at(-1)?.text).toContain('reader@example.com');
    await queueDigest(store, '2026-01-06', sentAt);
    expect(await deliver()).toBe(false);
  });

  it('lists fifty at most, and those it cut off in the next', async () => {
    const { addLead, deliver, store } = await openPostOffice();
    for (let count = 0; count < 60; count += 1) {
      await addLead({ suspicion: 'honeypot filled' }, sentAt + count);
    }
    const countUnlisted = async () =>
      (await store.db.selectFrom('leads').select('id').where('told_at', 'is', null).execute())
        .length;
    await queueDigest(store, day, sentAt);
    await deliver();
    expect(await countUnlisted()).toBe(10);
    await queueDigest(store, '2026-01-06', sentAt);
    await deliver();
    expect(await countUnlisted()).toBe(0);
  });
});
