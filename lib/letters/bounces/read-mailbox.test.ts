import { env } from '#lib/base/env.ts';
import { recordDeed } from '#lib/database/deed-log.ts';
import type { Subscriber } from '#lib/database/schema.ts';
import { readMailHealth } from '#lib/health/watching/mail-health.ts';
import type { Mailer, Message } from '#lib/post/mailer.ts';
import { findDovecot, startDovecot } from '#testing/dovecot.ts';
import { openPostOffice, sentAt, soonAfter } from '#testing/post-office.ts';
import { complaints, deliveryReports, lookalikes, type Returning } from '#testing/reports.ts';
import { beginLetter } from '../letters.ts';
import { readMailboxHealth } from '../mailbox-state.ts';
import { restoreReader } from '../readers.ts';
import { unsubscribe } from '../subscribers.ts';
import { readMailbox } from './read-mailbox.ts';

beforeEach(() => {
  Object.assign(env(), {
    BOUNCES_ADDRESS: 'bounces@agency.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
});
afterEach(async () => {
  Object.assign(env(), { BOUNCES_ADDRESS: undefined, SMTP_URL: undefined });
});

let imap: Awaited<ReturnType<typeof startDovecot>>;
let mailboxes = 0;

/** A mailbox of bounces, a post office whose envelopes are kept, and a mailer that only keeps its mails. */
async function open() {
  mailboxes += 1;
  const dovecot = imap.mailbox(`bounces-${mailboxes}`);
  const envelopes: { from: string; to: string }[] = [];
  const office = await openPostOffice({
    onRcptTo({ address }, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      envelopes.push({ from, to: address });
      done();
    },
  });
  const sent: Message[] = [];
  const mailer: Mailer = { send: async (message) => void sent.push(message) };
  const { store, addSubscriber, deliver, deliverLetters } = office;
  const read = (now = soonAfter) => readMailbox(store, dovecot.url, now);
  const rows = () => store.db.selectFrom('outbox').selectAll().execute();
  const readers = () => store.db.selectFrom('subscribers').selectAll().execute();
  /** The mail to a reader, as a report would name it. */
  const mailTo = (reader: string, quotes = true): Returning => {
    const mail = sent.findLast(({ to }) => to === reader);
    return { reader, quotes, messageId: `<${mail?.id}@x>`, returnTo: mail?.returnTo ?? '' };
  };
  return {
    ...office,
    dovecot,
    envelopes,
    read,
    rows,
    readers,
    mailTo,
    async addReaders(count: number) {
      const names = Array.from({ length: count }, (_, n) => `reader-${n}@receiver.example`);
      for (const name of names) await addSubscriber(name);
      while (await deliver(soonAfter, 'immediate', { mailer }));
      return names;
    },
    async sendLetter(id: string, at: number) {
      const letter = { id, subject: id, source: `# ${id}\n\nDear reader.\n` };
      await beginLetter(store, letter, at);
      await deliverLetters(at, { mailer });
    },
  };
}

/** Of a mailbox, in KB. */
const quota = 2_000;

const withDovecot = findDovecot() ? describe : describe.skip;

withDovecot('the mailbox of bounces', () => {
  beforeAll(async () => {
    imap = await startDovecot(quota);
  });
  afterAll(() => imap.close());

  it('counts complaints, and leaves unread what only looks like a report', async () => {
    const { addReaders, dovecot, mailTo, read, rows } = await open();
    const [reader = ''] = await addReaders(1);
    const mailOf = () => mailTo(reader);
    const samples = [...lookalikes(mailOf), ...complaints(mailOf).slice(0, 1)];
    await dovecot.append(samples.map(({ source }) => source));
    await read();
    expect(await dovecot.seen()).toEqual(samples.map(({ expected }) => expected !== null));
    expect((await rows()).flatMap(({ returned }) => returned ?? [])).toEqual(['complaint']);
  });

  const server = (name: string) => (mail: Returning) =>
    deliveryReports(() => mail).find((one) => one.name.startsWith(name))?.source ?? '';
  const full = server('postfix: 552');
  const unknown = server('qmail: Sorry');

  it('takes a reader off whose address is no more, once, however often that is said', async () => {
    const { addReaders, dovecot, mailTo, read, readers, rows } = await open();
    const [gone = '', other = ''] = await addReaders(2);
    const report = unknown(mailTo(gone));
    await dovecot.append([report, report.replaceAll('@agency', '@AGENCY')]);
    await read(1_000 + soonAfter);
    await dovecot.append([report]);
    await read(2_000 + soonAfter);
    expect(await dovecot.seen()).toEqual([true, true, true]);
    const left = (await readers()).map(({ email, unsubscribed_at, left_by }) => [
      email,
      unsubscribed_at,
      left_by,
    ]);
    expect(left).toEqual([
      [gone, 1_000 + soonAfter, 'gone'],
      [other, null, null],
    ]);
    const back = (await rows()).filter(({ returned }) => returned !== null);
    expect(back).toMatchObject([
      { returned: 'hard', returned_at: 1_000 + soonAfter, failed_at: 1_000 + soonAfter },
    ]);
  });

  it('takes a reader off after three mails in a row that did not get in', async () => {
    const { addReaders, dovecot, mailTo, read, readers, sendLetter } = await open();
    const [one = '', other = ''] = await addReaders(2);
    const onTheList = async () =>
      (await readers()).flatMap(({ email, unsubscribed_at }) => (unsubscribed_at ? [] : email));
    // The other's second letter gets in.
    for (const [number, unread] of [[one, other], [one], [one, other]].entries()) {
      expect(await onTheList()).toEqual([one, other]);
      const at = soonAfter + number * 24 * 60 * 60_000;
      await sendLetter(`letter-${number}`, at);
      // Said twice of the same mail.
      for (const reader of unread)
        await dovecot.append([full(mailTo(reader)), full(mailTo(reader))]);
      await read(at + 60_000);
    }
    expect(await onTheList()).toEqual([other]);
    expect((await readers()).map(({ left_by }) => left_by)).toEqual(['full', null]);
  });

  it('counts no mail from before a new sign-up, nor from before the owner put its reader back', async () => {
    const { addReaders, addSubscriber, dovecot, mailTo, read, readers, sendLetter, store } =
      await open();
    const [one = '', other = ''] = await addReaders(2);
    const welcomes = [full(mailTo(one)), unknown(mailTo(other))];
    const leftBy = async () => (await readers()).map(({ left_by }) => left_by);
    const find = async (email: string) =>
      (await readers()).find((reader) => reader.email === email) as Subscriber;
    await dovecot.append(welcomes.slice(0, 1));
    for (const number of [1, 2]) {
      await sendLetter(`letter-${number}`, soonAfter + number);
      await dovecot.append([full(mailTo(one))]);
    }
    await unsubscribe(store, await find(other), soonAfter + 3);
    await addSubscriber(other, soonAfter + 4);
    await read();
    expect(await leftBy()).toEqual(['full', null]);
    const reader = await find(one);
    expect(await restoreReader(store, reader)).toBe(true);
    const by = { who: 'owner@example.com', at: soonAfter + 5 };
    await recordDeed(store.db, by, 'reader put back', reader.id);
    await sendLetter('letter-3', soonAfter + 6);
    await dovecot.append([...welcomes.slice(1), full(mailTo(one))]);
    await read();
    expect(await leftBy()).toEqual([null, null]);
    await dovecot.append([unknown(mailTo(other))]);
    await read();
    expect(await leftBy()).toEqual([null, 'gone']);
    await unsubscribe(store, await find(one), soonAfter + 7, 'complaint');
    expect(await restoreReader(store, await find(one))).toBe(false);
  });

  it('has a message that its inbox sent back mailed again, and tells of it', async () => {
    const { addLead, deliver, dovecot, envelopes, inbox, read, store } = await open();
    await addLead();
    await deliver();
    const [{ from, to } = { from: '', to: '' }] = envelopes;
    // The address of the envelope alone names the mail.
    const mail = { reader: to, quotes: false, messageId: '<none@x>', returnTo: from };
    await dovecot.append([unknown(mail)]);
    await read();
    expect(await readMailHealth(store, soonAfter)).toMatchObject({
      mail: 'returned',
      trouble: [{ kind: 'lead', problem: 'returned' }],
    });
    await deliver(soonAfter + 60 * 60_000);
    expect(inbox.mails).toHaveLength(2);
    expect(await readMailHealth(store, soonAfter)).toMatchObject({ trouble: [] });
  });

  it('that is away, refuses or is full is told, and holds nothing up', async () => {
    const { addReaders, dovecot, mailTo, read, readers, store } = await open();
    const state = (now: number) => readMailboxHealth(store, now);
    const [gone = ''] = await addReaders(1);
    await readMailbox(store, dovecot.url.replace('hunter2', 'wrong'), sentAt);
    expect(await state(sentAt)).toBe('login');
    await readMailbox(store, `${dovecot.url}/Nowhere`, sentAt);
    expect(await state(sentAt)).toBe('folder');
    await readMailbox(store, 'imap://bounces:hunter2@127.0.0.1:9', sentAt);
    expect(await state(sentAt + 14 * 60_000)).toBe('retrying');
    expect(await state(sentAt + 16 * 60_000)).toBe('away');
    await dovecot.append([
      unknown(mailTo(gone)),
      `From: a@b.example\n\n${`${'full '.repeat(200)}\n`.repeat(quota - 50)}`,
    ]);
    await read();
    expect(await state(soonAfter)).toBe('full');
    expect((await readers())[0]?.left_by).toBe('gone');
  });
});
