import { openStore } from '#lib/database/store.ts';
import { closeAfter } from '#testing/close-after.ts';
import { findDovecot, startDovecot } from '#testing/dovecot.ts';
import { newFolder } from '#testing/new-folder.ts';
import { lookalikes, reader, writeReports } from '#testing/reports.ts';
import { consentOf } from '#testing/seed.ts';
import { readMailbox, readMailboxHealth } from './bounces.ts';
import { subscribe } from './subscribers.ts';

const key = 'c'.repeat(32);
const minute = 60_000;

const withDovecot = findDovecot() ? describe : describe.skip;

withDovecot('the mailbox of bounces', () => {
  let imap: Awaited<ReturnType<typeof startDovecot>>;
  let mailboxes = 0;
  beforeAll(async () => {
    imap = await startDovecot();
  });
  afterAll(() => imap.close());

  /** With a reader, whose welcome a report may be about. */
  async function open() {
    mailboxes += 1;
    const dovecot = imap.mailbox(`bounces-${mailboxes}`);
    const store = await openStore({ DATA_DIR: newFolder() });
    closeAfter(store.close);
    await subscribe(store, consentOf(reader), 1);
    const welcome = store.db.selectFrom('outbox').where('kind', '=', 'subscriber-welcome');
    const sent = store.db.updateTable('outbox').where('kind', '=', 'subscriber-welcome');
    await sent.set({ return_key: key, sent_at: 1 }).execute();
    const { id } = await welcome.select('id').executeTakeFirstOrThrow();
    const mail = { id, key, quotes: true };
    const reports = writeReports(() => mail);
    const report = (name: string) => reports.find((one) => one.name.startsWith(name))?.source ?? '';
    const returned = async () => (await welcome.select('returned').executeTakeFirst())?.returned;
    return { dovecot, store, mail, report, returned };
  }

  it('is read on from where it was read to, and keeps unread what only looks like a report', async () => {
    const { dovecot, mail, report, returned, store } = await open();
    const read = async (...sources: string[]) => {
      await dovecot.append(sources);
      await readMailbox(store, dovecot.url, 2);
      return returned();
    };
    const alike = lookalikes(mail);
    expect(await read(...alike, report('postfix: 552'))).toBe('soft');
    const isSeen = [...alike.map(() => false), true];
    expect(await dovecot.seen()).toEqual(isSeen);
    // What was read is not read again.
    await store.db.updateTable('outbox').set({ returned: null }).execute();
    expect(await read(String(alike[0]))).toBeNull();
    expect(await read(report('feedback: abuse'))).toBe('complaint');
    expect(await dovecot.seen()).toEqual([...isSeen, false, true]);
  });

  it('that is away or refuses is told, and holds nothing up', async () => {
    const { dovecot, report, returned, store } = await open();
    const state = (now: number) => readMailboxHealth(store, now);
    await readMailbox(store, dovecot.url.replace('hunter2', 'wrong'), 1);
    expect(await state(1)).toBe('login');
    await readMailbox(store, `${dovecot.url}/Nowhere`, 1);
    expect(await state(1)).toBe('login');
    await readMailbox(store, 'imap://bounces:hunter2@127.0.0.1:9', 1);
    expect(await state(14 * minute)).toBe('retrying');
    expect(await state(16 * minute)).toBe('away');
    await dovecot.append([report('qmail: Sorry')]);
    await readMailbox(store, dovecot.url, 2);
    expect([await state(2), await returned()]).toEqual(['ok', 'hard']);
  });
});
