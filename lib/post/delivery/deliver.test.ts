import { createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { closeAfter } from '#testing/close-after.ts';
import { listenOnLoopback } from '#testing/listen.ts';
import { logged, openPostOffice, refuse, sentAt, soonAfter } from '#testing/post-office.ts';
import { openInbox } from '#testing/smtp-inbox.ts';
import { lease } from '../kinds.ts';
import { claimNext, retryDelay } from '../queue.ts';
import { createMailer } from '../transport.ts';

it('an unreachable mail server is tried again after a delay, and gets the mail once it is back', async () => {
  const { addLead, deliver, inbox, outbox } = await openPostOffice();
  await addLead();
  await inbox.close();
  await deliver();
  const [{ due, ...entry } = { due: 0 }] = await outbox();
  expect(entry).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
  const back = await openInbox({}, inbox.port);
  closeAfter(back.close);
  expect([await deliver(due - 1), await deliver(due)]).toEqual([false, true]);
  expect(back.mails).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ attempts: 2, sent_at: due, last_error: null }]);
});

it('a refusal by the agency’s inbox is retried until the mail is accepted', async () => {
  let full = true;
  const { addLead, deliver, inbox, outbox } = await openPostOffice(refuse(550, () => full));
  await addLead();
  await deliver();
  const [entry] = await outbox();
  expect(entry).toMatchObject({ sent_at: null, failed_at: null, problem: 'refused' });
  full = false;
  await deliver(entry?.due);
  expect(inbox.mails).toHaveLength(1);
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
])('a refusal of our %s is retried, as the mail is not at fault', async (_, code, smtp, login) => {
  const { addSubscriber, deliver, outbox } = await openPostOffice(smtp, login);
  await addSubscriber();
  await deliver();
  const [entry] = await outbox();
  expect(entry).toMatchObject({ kind: 'subscriber-welcome', sent_at: null, failed_at: null });
  expect(entry?.last_error).toContain(code);
  expect(logged().join()).not.toContain('hunter2');
});

it('a refusal of a welcome gives it up, and the next mail is still sent', async () => {
  const toReader = (address: string) => address === 'reader@example.com';
  const { addSubscriber, deliver, outbox } = await openPostOffice(refuse(550, toReader));
  await addSubscriber();
  for (const at of [sentAt, soonAfter, sentAt + lease * 100]) await deliver(at);
  const rows = (await outbox()).sort((one, other) => (one.kind < other.kind ? -1 : 1));
  expect(rows).toMatchObject([
    { kind: 'subscriber-notice', failed_at: null, sent_at: soonAfter },
    { kind: 'subscriber-welcome', failed_at: sentAt, sent_at: null, attempts: 1 },
  ]);
  expect(rows[1]?.last_error).toContain('550');
  // Servers quote addresses.
  expect(`${JSON.stringify(rows)} ${logged().join()}`).not.toMatch(/No room/);
});

it('a mail whose sender crashed after claiming it is left alone until the lease is over', async () => {
  const { addLead, deliver, outbox, store } = await openPostOffice();
  await addLead();
  await claimNext(store, sentAt);
  expect([await deliver(sentAt + lease - 1), await deliver(sentAt + lease)]).toEqual([false, true]);
  expect(await outbox()).toMatchObject([{ attempts: 2, sent_at: sentAt + lease }]);
});

it('a mail of a message that was erased is settled without being sent', async () => {
  const { addLead, deliver, inbox, outbox, store } = await openPostOffice();
  await addLead();
  await store.db.deleteFrom('leads').execute();
  await deliver();
  expect(inbox.mails).toEqual([]);
  expect(await outbox()).toMatchObject([{ sent_at: sentAt, failed_at: null, last_error: null }]);
});

/** What `smtp-server` cannot do. */
const faults: [string, (socket: Socket) => void][] = [
  ['says nothing', () => undefined],
  ['drips', (socket) => void setInterval(() => socket.write('220-one moment\r\n'), 40).unref()],
  [
    'drops what it was given',
    (socket) => {
      let text = '';
      socket.write('220 rough\r\n');
      socket.on('data', (chunk) => {
        text += chunk;
        if (text.endsWith('\r\n.\r\n')) socket.destroy();
        else if (/DATA\r\n$/.test(text)) socket.write('354 go on\r\n');
        else if (!/DATA\r\n/.test(text)) socket.write('250 well\r\n');
      });
    },
  ],
];

it.each(faults)(
  'a mail server that %s is left at the deadline, and tried again',
  async (_, fault) => {
    const server = createServer((socket) => fault(socket.on('error', () => undefined)));
    const SMTP_URL = `smtp://127.0.0.1:${await listenOnLoopback(server)}`;
    const mailer = createMailer({ SMTP_URL, DATA_DIR: 'unused' });
    const { addLead, deliver, outbox } = await openPostOffice();
    await addLead();
    // Without one, the attempt would go on for minutes.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300));
    await deliver(sentAt, 'immediate', { mailer });
    server.close();
    expect(await outbox()).toMatchObject([{ attempts: 1, sent_at: null, failed_at: null }]);
  },
);

it('a mail that is accepted at last ends the backoff of the others to the agency, but of none that is claimed', async () => {
  const { addLead, addSubscriber, deliver, outbox, store } = await openPostOffice();
  const [tried, claimed] = [await addLead(), await addLead({ name: 'Claimed' })];
  await addLead({ name: 'Another' });
  await addSubscriber();
  const update = store.db.updateTable('outbox');
  await update.set({ attempts: 9, problem: 'passing', due: sentAt + 30 * 60_000 }).execute();
  for (const [due, { id }] of [[sentAt + lease, claimed] as const, [sentAt, tried] as const])
    await update.set({ due }).where('subject_id', '=', id).execute();
  await deliver();
  const moved = (await outbox()).filter((mail) => mail.sent_at === null && mail.due === sentAt);
  expect(moved.map(({ kind }) => kind).sort()).toEqual(['lead', 'subscriber-notice']);
});

it('mails that are due at once go in the order in which they came', async () => {
  const { addLead, deliver, inbox, store } = await openPostOffice();
  for (const at of [3, 1, 2]) await addLead({ name: `No. ${at}` }, sentAt + at);
  await store.db.updateTable('outbox').set({ due: sentAt }).execute();
  while (await deliver());
  const subjects = inbox.mails.map(({ subject }) => subject);
  expect(subjects).toEqual([1, 2, 3].map((at) => `New lead: No. ${at}`));
});

it.each([2, 300])('a mail of a clock %i minutes ahead is sent once it is right', async (ahead) => {
  const { addLead, deliver, inbox } = await openPostOffice();
  await addLead({}, sentAt + ahead * 60_000);
  await deliver(sentAt);
  expect(inbox.mails).toHaveLength(1);
});

it('a mail that cannot be composed is retried, and counts as our own error', async () => {
  const { addLead, deliver, outbox, store } = await openPostOffice();
  await addLead();
  // Not a valid date.
  await store.db.updateTable('leads').set({ received_at: 9e15 }).execute();
  await deliver();
  expect(await outbox()).toMatchObject([{ attempts: 1, failed_at: null, problem: 'unwritable' }]);
});

const almostOne = 1 - Number.EPSILON;
const day = 24 * 60 * 60_000;

it.each([
  [1, 0, 1_000, 2_000],
  [5, 0, 16_000, 32_000],
  [10_000, day - 1, 300_000, 600_000],
  [10_000, day, 1_800_000, 3_600_000],
])(
  'the next attempt after attempt %i, at an age of %i ms, is between %i and %i ms',
  (attempts, age, least, most) => {
    expect(retryDelay(attempts, age, 0)).toBe(least);
    expect(retryDelay(attempts, age, almostOne)).toBe(most);
  },
);
