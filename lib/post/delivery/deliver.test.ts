import type { SMTPServerOptions } from 'smtp-server';
import {
  openPostOffice,
  refuse,
  reopenInbox,
  sentAt,
  silenceLog,
  soonAfter,
} from '#testing/post-office.ts';
import { claimNext, lease } from '../queue.ts';

const logged = silenceLog();

describe('an unreachable mail server', () => {
  it('is retried after a delay, and gets the mail once it is back', async () => {
    const { addLead, deliver, inbox, outbox } = await openPostOffice();
    await addLead();
    await inbox.close();
    await deliver();
    const [entry] = await outbox();
    expect(entry).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
    expect(Number(entry?.due) - sentAt).toBeGreaterThanOrEqual(1_000);
    expect(Number(entry?.due) - sentAt).toBeLessThanOrEqual(2_000);

    const back = await reopenInbox(inbox.port);
    expect(await deliver(Number(entry?.due) - 1)).toBe(false);
    expect(await deliver(Number(entry?.due))).toBe(true);
    expect(back.mails).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ attempts: 2, sent_at: entry?.due, last_error: null }]);
  });
});

describe('a refusal of the mail server', () => {
  it('by the agency’s inbox is retried until the mail is accepted', async () => {
    let full = true;
    const { addLead, deliver, inbox, outbox } = await openPostOffice(refuse(550, () => full));
    await addLead();
    await deliver();
    const [entry] = await outbox();
    expect(entry).toMatchObject({
      attempts: 1,
      sent_at: null,
      failed_at: null,
      problem: 'refused',
    });
    expect(Number(entry?.due) - sentAt).toBeLessThanOrEqual(2_000);
    full = false;
    await deliver(entry?.due);
    expect(inbox.mails).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ attempts: 2, problem: null, sent_at: entry?.due }]);
  });

  const refuseLogin = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth: unknown, _session: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
  };
  const refuseSender: SMTPServerOptions = {
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error('Sender not allowed'), { responseCode: 553 })),
  };
  it.each([
    ['login', '535', refuseLogin, 'user:hunter2@'],
    ['sender', '553', refuseSender, ''],
  ])('of our %s is retried, as the mail is not at fault', async (_, code, smtp, login) => {
    const { addSubscriber, deliver, outbox } = await openPostOffice(smtp, login);
    await addSubscriber();
    await deliver();
    const [entry] = await outbox();
    expect(entry).toMatchObject({ kind: 'subscriber-welcome', sent_at: null, failed_at: null });
    expect(entry?.last_error).toContain(code);
    expect(logged().join()).not.toContain('hunter2');
  });

  it('of a welcome (5yz) gives it up, and the next mail is still sent', async () => {
    const toReader = (address: string) => address === 'reader@example.com';
    const { addSubscriber, deliver, inbox, outbox } = await openPostOffice(refuse(550, toReader));
    await addSubscriber();
    expect([await deliver(), await deliver(soonAfter)]).toEqual([true, true]);
    expect(await deliver(sentAt + lease * 100)).toBe(false);
    const rows = await outbox();
    expect(rows.find(({ kind }) => kind === 'subscriber-welcome')).toMatchObject({
      failed_at: sentAt,
      sent_at: null,
    });
    expect(rows.find(({ kind }) => kind === 'subscriber-notice')).toMatchObject({
      failed_at: null,
      sent_at: soonAfter,
    });
    expect(inbox.mails).toHaveLength(1);
  });

  it.each([451, 550])('(%i) is stored as its code, without its words', async (code) => {
    const { addSubscriber, deliver, outbox } = await openPostOffice(refuse(code));
    await addSubscriber();
    await deliver();
    const entry = (await outbox()).find(({ attempts }) => attempts === 1);
    expect(entry?.last_error).toContain(String(code));
    expect(`${entry?.last_error} ${logged().at(-1)}`).not.toMatch(/@|No room/);
  });
});

describe('a mail whose sender crashed after claiming it', () => {
  it('is left alone until the lease is over, then sent', async () => {
    const { addLead, deliver, inbox, outbox, store } = await openPostOffice();
    await addLead();
    await claimNext(store, sentAt);
    expect(await deliver(sentAt + lease - 1)).toBe(false);
    expect(await deliver(sentAt + lease)).toBe(true);
    expect(inbox.mails).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ attempts: 2, sent_at: sentAt + lease }]);
  });
});

describe('a mail with nothing left to say', () => {
  it('is settled without being sent when the lead was erased', async () => {
    const { addLead, deliver, inbox, outbox, store } = await openPostOffice();
    const { id } = await addLead();
    await store.db.deleteFrom('leads').where('id', '=', id).execute();
    expect(await deliver()).toBe(true);
    expect(inbox.mails).toEqual([]);
    expect(await outbox()).toMatchObject([{ sent_at: sentAt, failed_at: null, last_error: null }]);
  });

  it('is settled without being sent when the subscriber left before the welcome', async () => {
    const { addSubscriber, deliver, inbox, outbox, store } = await openPostOffice();
    await addSubscriber();
    await store.db.updateTable('subscribers').set({ unsubscribed_at: sentAt }).execute();
    while (await deliver(soonAfter));
    expect(inbox.mails.map(({ to }) => to?.[0]?.address)).not.toContain('reader@example.com');
    expect((await outbox()).map(({ sent_at }) => sent_at)).toEqual([soonAfter, soonAfter]);
  });
});
