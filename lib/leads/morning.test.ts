import { env } from '#lib/base/env.ts';
import { unsubscribe } from '#lib/letters/subscribers.ts';
import { createMailer } from '#lib/post/transport.ts';
import { addCounts } from '#lib/visits/counters.ts';
import { given, inLahore, mailServer } from '#testing/given.ts';
import { openPostOffice, refuse } from '#testing/post-office.ts';
import { press } from '#testing/press.ts';
import { leadActs } from './acts.ts';
import { queueMorning } from './morning.ts';

beforeEach(inLahore);

/** In Lahore, five hours ahead of UTC; January 5, 2026 is a Monday, 32 is the first of February. */
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 0, day, hour - 5, minute);
const hour = 60 * 60_000;
const suspect = { name: 'Bilal', suspicion: 'honeypot filled' } as const;

/** The office, with `morning`: what its morning mail is then, if one is due. */
async function openOffice(...smtp: Parameters<typeof openPostOffice>) {
  const office = await openPostOffice(...smtp);
  const morning = async (now: number) => {
    await queueMorning(office.store, now);
    office.inbox.mails.splice(0);
    while (await office.deliver(now));
    const others = /^New lead|newsletter/;
    const mails = office.inbox.mails.filter(({ subject = '' }) => !others.test(subject));
    expect(mails.length).toBeLessThan(2);
    return mails[0];
  };
  return { ...office, morning };
}

it.each([
  ['on a working morning', at(5, 9), 'A message waits for an answer'],
  ['before it', at(5, 8, 59), undefined],
  ['after it', at(5, 12), undefined],
  ['on a Saturday', at(10, 10), undefined],
])('of a message comes %s', async (_, now, subject) => {
  const { addLead, morning } = await openOffice();
  await addLead({}, at(3, 12));
  expect((await morning(now))?.subject).toBe(subject);
});

it('names who has waited for 20 hours, each working morning, until it is answered', async () => {
  const { addLead, morning, store } = await openOffice();
  const waited = at(6, 10) - 20 * hour;
  const { id } = await addLead({ name: 'Ayesha', message: 'A shop, please.' }, waited);
  await addLead({ name: 'Bilal' }, waited + 1);
  const { text } = (await morning(at(6, 10))) ?? {};
  expect(text).toMatch(/Name: Ayesha\n.*A shop, please\..*Open it.*\/desk\/messages\//s);
  expect(text).not.toContain('Bilal');
  expect(await morning(at(6, 11))).toBeUndefined();
  expect((await morning(at(7, 10)))?.text).toMatch(/Ayesha.*Bilal/s);
  await press(store, leadActs.answered, { id });
  expect((await morning(at(8, 10)))?.text).not.toContain('Ayesha');
});

it('names whose day to ask again has come, each working morning, until that is taken away', async () => {
  const by = 'owner@example.com';
  given({ DESK_PEOPLE: [by] });
  const { addLead, morning, store } = await openOffice();
  const { id } = await addLead({ name: 'Ayesha' }, at(5, 9));
  await press(store, leadActs.answered, { id });
  await press(store, leadActs['look-after'], { id, by, day: '2026-01-09' });
  expect(await morning(at(8, 10))).toBeUndefined();
  const mail = await morning(at(9, 10));
  expect(mail?.subject).toBe('1 visitor to ask again');
  expect(mail?.text).toMatch(/Name: Ayesha\n.*Looked after by: owner@example\.com.*Open it/s);
  expect(await morning(at(12, 10))).toBeDefined();
  await press(store, leadActs['look-after'], { id, by });
  expect(await morning(at(13, 10))).toBeUndefined();
});

it('lists suspects daily, on closed days and after noon, too, until they are dismissed', async () => {
  const { addLead, morning, store } = await openOffice();
  await addLead({ ...suspect, message: 'A shop, please.' }, at(9, 15));
  const mail = await morning(at(9, 15));
  expect(mail?.subject).toBe('1 message held as suspect');
  expect(mail?.text).toMatch(/box=held.*Bilal.*January 9.*honeypot filled.*A shop, please\./s);
  expect(await morning(at(9, 23))).toBeUndefined();
  expect(await morning(at(10, 8))).toBeUndefined();
  expect(await morning(at(10, 15))).toBeDefined();
  await addLead({ ...suspect, message: 'Unseen' }, at(10, 16));
  await press(store, leadActs['dismiss-held'], { listed: String(at(10, 15)) });
  expect((await morning(at(11, 15)))?.subject).toBe('1 message held as suspect');
  await press(store, leadActs['dismiss-held'], { listed: String(at(11, 15)) });
  expect(await morning(at(12, 15))).toBeUndefined();
});

it('lists thirty suspects at most, and those it cut off in the next, once the mail server has taken it', async () => {
  let refuses = true;
  const office = await openPostOffice(refuse(550, () => refuses));
  const { addLead, deliver, outbox, store } = office;
  for (let count = 0; count < 40; count += 1) await addLead(suspect, at(5, 8) + count);
  const leads = store.db.selectFrom('leads').select('id').where('told_at', 'is', null);
  const untoldAfter = async (now?: number, mailer = office.mailer) => {
    await deliver(now, 'immediate', { mailer });
    return (await leads.execute()).length;
  };
  // Nobody may have looked into the folder.
  await queueMorning(store, at(4, 9));
  expect(await untoldAfter(at(4, 10), createMailer(env()))).toBe(40);
  await queueMorning(store, at(5, 9));
  expect(await untoldAfter(at(5, 9))).toBe(40);
  refuses = false;
  expect(await untoldAfter((await outbox())[0]?.due)).toBe(10);
  await queueMorning(store, at(6, 9));
  expect(await untoldAfter(at(6, 9))).toBe(0);
});

it('lists a welcome that was given up, once', async () => {
  const isReader = (address: string) => address === 'reader@example.com';
  const { addSubscriber, morning } = await openOffice(refuse(550, isReader));
  await addSubscriber(undefined, at(5, 8));
  await morning(at(5, 8));
  const mail = await morning(at(5, 9));
  expect(mail?.subject).toBe('1 welcome could not be delivered');
  expect(mail?.text).toContain('reader@example.com');
  expect(await morning(at(6, 9))).toBeUndefined();
});

it('says of a message that is open again why its answer went to nobody', async () => {
  const isVisitor = (address: string) => address === 'zara@example.com';
  const { addLead, deliver, morning, store } = await openOffice(refuse(550, isVisitor));
  const { id } = await addLead({ email: 'zara@example.com' }, at(5, 9));
  given(mailServer);
  await press(store, leadActs['send-answer'], { id, words: 'We call you.' }, { at: at(5, 10) });
  await deliver(at(5, 10), 'answers');
  while (await deliver(at(5, 10)));
  expect((await morning(at(6, 9)))?.text).toMatch(/Your answer: .*did not take it/);
});

it('says the most urgent first', async () => {
  const { addLead, morning } = await openOffice();
  for (const name of ['Sana', 'Omar']) await addLead({ name }, at(5, 9));
  await addLead(suspect, at(5, 9));
  const mail = await morning(at(6, 10));
  expect(mail?.subject).toBe('2 messages wait for an answer');
  expect(mail?.html).toContain('Sana, Omar · 1 message held as suspect</div>');
  expect(mail?.text).toMatch(/Sana.*Omar.*\* \* \*\s+1 message held as suspect\s.*Bilal/s);
});

it('names the commands where the desk is off', async () => {
  given({ DESK: 'off' });
  const { addLead, morning } = await openOffice();
  const open = await addLead({}, at(5, 9));
  const held = await addLead(suspect, at(5, 9));
  const { text = '' } = (await morning(at(6, 9))) ?? {};
  for (const command of [`answered ${open.id}`, 'held', `release ${held.id}`]) {
    expect(text).toContain(`npm run agency -- leads ${command}`);
  }
  expect(text).not.toContain('/desk');
});

it('counts the month of the agency’s clock, on the first of the next, once', async () => {
  const { addLead, addSubscriber, morning, store } = await openOffice();
  const [start, end] = [at(1, 0), at(32, 0)];
  const add = async (received: number, took: number | undefined, utm_source: string | null) => {
    const { id } = await addLead({ utm_source }, received);
    const at = received + (took ?? 0);
    if (took !== undefined) await press(store, leadActs.answered, { id }, { at });
    return id;
  };
  await add(start - 1, 0, null);
  await add(start, 4 * hour, 'Google');
  const won = { id: await add(at(5, 9), 5 * hour, 'google'), outcome: 'won' };
  await press(store, leadActs.outcome, won, { at: at(20, 9) });
  await add(at(5, 9), 30 * hour, null);
  await add(end - 1, undefined, 'instagram');
  await add(end, 0, null);
  await press(store, leadActs.dismissed, { id: await add(at(6, 9), undefined, null) });
  await addLead(suspect, at(7, 9));
  await press(store, leadActs['dismiss-held'], { listed: String(end) });
  await addSubscriber('early@example.com', start - 1);
  for (const name of ['a', 'b']) await addSubscriber(`${name}@example.com`, at(9, 9));
  const [early] = await store.db.selectFrom('subscribers').selectAll().execute();
  if (early) await unsubscribe(store, early, at(10, 9));
  const days = { '2025-12-31': 500, '2026-01-01': 100, '2026-01-31': 60, '2026-02-01': 7 };
  await addCounts(
    store,
    Object.entries(days).map(([day, count]) => ({ day, kind: 'visit', key: '/', count })),
  );
  expect(await morning(at(32, 8))).toBeUndefined();
  const mail = await morning(at(32, 9));
  expect(mail?.subject).toBe('The website in January 2026');
  for (const line of [
    '4 messages in January, 3 more than in December.',
    '160 visits counted: 2.5 % brought a message.',
    'By page\n\n- Contact: 4 messages, 1 won',
    'By campaign\n\n- google: 2 messages, 1 won\n- instagram: 1 message',
    '3 of 4 are marked as answered, 2 of them within 24 hours, half within 5 hours.',
    '2 readers subscribed, 1 unsubscribed. At the end of the month the newsletter had 2 readers.',
  ]) {
    expect(mail?.text).toContain(line);
  }
  expect(await morning(at(32, 10))).toBeUndefined();
});

it('of a month does not come where nobody has ever come', async () => {
  const { morning } = await openOffice();
  expect(await morning(at(32, 11))).toBeUndefined();
});
