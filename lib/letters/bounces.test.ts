import { openStore } from '#lib/database/store.ts';
import { checkLastReading } from '#lib/health/checks/bounces.ts';
import { closeAfter } from '#testing/close-after.ts';
import { findDovecot, startDovecot } from '#testing/dovecot.ts';
import { given } from '#testing/given.ts';
import { newFolder } from '#testing/new-folder.ts';
import { lookalikes, reader, writeReports } from '#testing/reports.ts';
import { consentOf } from '#testing/seed.ts';
import { readMailbox } from './bounces.ts';
import { subscribe } from './subscribers.ts';

const minute = 60_000;
const key = 'c'.repeat(32);

const onDovecot = findDovecot() ? it : it.skip;

let imap: Awaited<ReturnType<typeof startDovecot>>;
let mailboxes = 0;
beforeAll(async () => {
  if (findDovecot()) imap = await startDovecot();
});
afterAll(() => imap?.close());

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

onDovecot(
  'is read on from where it was read to, and keeps unread what only looks like a report',
  async () => {
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
  },
);

onDovecot('that is away or refuses is told, and holds nothing up', async () => {
  const { dovecot, report, returned, store } = await open();
  given({ BOUNCES_IMAP_URL: dovecot.url });
  const health = async (now: number) => (await checkLastReading(store, now))[0];
  await readMailbox(store, dovecot.url.replace('hunter2', 'wrong'), 1);
  await readMailbox(store, `${dovecot.url}/Nowhere`, 2);
  expect(await health(14 * minute)).toMatchObject({ state: 'ok', isUnsure: true });
  expect(await health(16 * minute)).toMatchObject({ detail: expect.stringMatching(/: login$/) });
  await readMailbox(store, 'imap://bounces:hunter2@127.0.0.1:9', 3);
  expect(await health(16 * minute)).toMatchObject({ detail: expect.stringMatching(/: away$/) });
  await dovecot.append([report('qmail: Sorry')]);
  await readMailbox(store, dovecot.url, 4);
  expect(await health(4)).toMatchObject({ state: 'ok', isUnsure: false });
  expect(await returned()).toBe('hard');
});
