import type { OutboxEntry } from '@/lib/store/schema';
import { openPostOffice, silenceLog } from '@/testing/post-office';
import { startOutbox } from './loop';
import { outbox } from './signal';

const logged = silenceLog();

// The clock of the poll stands still unless a test moves it, so that a wake has to do the work.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'],
  });
});

afterEach(async () => {
  outbox.stop();
  await outbox.idle();
  jest.useRealTimers();
});

const countUnderWay = (rows: OutboxEntry[]) =>
  rows.filter(({ attempts, sent_at }) => attempts > 0 && sent_at === null).length;

/** A loop that has found nothing to do yet. */
async function startLoop(...office: Parameters<typeof openPostOffice>) {
  const opened = await openPostOffice(...office);
  startOutbox(async () => opened.store, opened.mailer);
  await outbox.idle();
  return opened;
}

describe('the delivery loop', () => {
  it('sends at its start what an earlier process left', async () => {
    const { addLead, inbox, mailer, store } = await openPostOffice();
    await addLead();
    startOutbox(async () => store, mailer);
    await outbox.idle();
    expect(inbox.mails).toHaveLength(1);
  });

  it('sends at once what it is woken for', async () => {
    const { addLead, inbox } = await startLoop();
    await addLead();
    outbox.wake();
    await outbox.idle();
    expect(inbox.mails).toHaveLength(1);
  });

  it('sends everything that is due at one wake', async () => {
    const { addLead, inbox } = await startLoop();
    for (let count = 0; count < 6; count += 1) await addLead();
    outbox.wake();
    await outbox.idle();
    expect(inbox.mails).toHaveLength(6);
  });

  it('finds within two seconds what nobody woke it for', async () => {
    const { addLead, inbox } = await startLoop();
    await addLead();
    await outbox.idle();
    expect(inbox.mails).toHaveLength(0);
    jest.advanceTimersByTime(2_000);
    await outbox.idle();
    expect(inbox.mails).toHaveLength(1);
  });

  it('has four mails under way at most, however often it is woken', async () => {
    const claimed: Promise<number>[] = [];
    const office = await startLoop({
      onConnect: (_session, done) => setTimeout(done, 20),
      onRcptTo(_address, _session, done) {
        claimed.push(office.outbox().then(countUnderWay));
        done();
      },
    });
    for (let count = 0; count < 9; count += 1) await office.addLead();
    for (let count = 0; count < 9; count += 1) outbox.wake();
    await outbox.idle();
    expect(office.inbox.mails).toHaveLength(9);
    expect(Math.max(...(await Promise.all(claimed)))).toBe(4);
  });

  it('claims nothing more once it is stopped, and finishes what is under way', async () => {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const {
      addLead,
      inbox,
      outbox: rows,
    } = await startLoop({
      onRcptTo(_address, _session, done) {
        reached.resolve();
        released.promise.then(() => done());
      },
    });
    await addLead();
    await addLead();
    outbox.wake();
    await reached.promise;
    outbox.stop();
    released.resolve();
    await outbox.idle();
    outbox.wake();
    jest.advanceTimersByTime(60_000);
    await outbox.idle();
    expect(inbox.mails).toHaveLength(1);
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
  });

  it('leaves no timer once it is stopped, so that the process can end', async () => {
    await startLoop();
    expect(jest.getTimerCount()).toBe(1);
    outbox.stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('asks for the store again after it could not be opened', async () => {
    const { addLead, inbox, mailer, store } = await openPostOffice();
    await addLead();
    const open = jest.fn().mockRejectedValueOnce(new Error('disk away')).mockResolvedValue(store);
    startOutbox(open, mailer);
    await outbox.idle();
    expect(inbox.mails).toHaveLength(0);
    expect(logged().join()).toContain('disk away');
    jest.advanceTimersByTime(2_000);
    await outbox.idle();
    expect(inbox.mails).toHaveLength(1);
  });
});
