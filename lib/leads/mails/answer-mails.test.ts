import { env } from '#lib/base/env.ts';
import { deedsOf } from '#lib/database/deed-log.ts';
import { recordReturn } from '#lib/letters/bounces/returned.ts';
import { retryAll } from '#lib/post/retry.ts';
import { openPostOffice, refuse, sentAt } from '#testing/post-office.ts';
import { press } from '#testing/press.ts';
import { leadActs } from '../acts.ts';
import { listAnswers, reopenFailed } from '../answers.ts';
import { readStanding } from '../lead-marks.ts';
import { findLead } from '../leads.ts';

const ali = { who: 'ali@example.com', at: sentAt };
const words = 'Assalam o alaikum,\n\nwe call you & send an offer.';
const message = 'We sell shoes.\r\n\r\n  <b>and</b> hats';
const email = 'zara@example.com';

beforeAll(() => {
  env().SMTP_URL = 'smtp://127.0.0.1:9';
});

async function openOffice(smtp = {}) {
  const office = await openPostOffice(smtp);
  const { store, inbox, addLead, deliver } = office;
  const { id } = await addLead({ name: 'Zara Ahmad', email, message });
  const send = async (at = sentAt, text = words) => {
    return press(store, leadActs['send-answer'], { id, words: text }, { ...ali, at });
  };
  const deliverAnswer = (now = sentAt) => deliver(now, 'answers');
  const to = (address: string) => inbox.mails.filter((mail) => mail.to?.[0]?.address === address);
  const state = async () => {
    const lead = await findLead(store, id);
    return lead && (await listAnswers(store, lead))[0]?.mail;
  };
  return { ...office, id, send, deliverAnswer, deliver, to, state };
}

it('an answer is mailed in a lane of its own, as a person’s mail that quotes the visitor’s words', async () => {
  const { send, deliver, deliverAnswer, to } = await openOffice();
  await send();
  while (await deliver());
  expect(to(email)).toEqual([]);
  await deliverAnswer();
  const [mail] = to(email);
  expect(mail?.text).toMatch(
    /^Assalam o alaikum,\n\nwe call you & send an offer\.\n\nOn .* Zara Ahmad wrote:\n\n> We sell shoes\.\n> \n> {3}<b>and<\/b> hats\n/,
  );
  expect(mail?.html).toMatch(
    /we call you &#38; send an offer\..*<blockquote[^>]*>We sell shoes\.<br>/s,
  );
  expect(mail?.html).not.toMatch(/<h1|<b>/);
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')).toBeUndefined();
});

it('answers, the message’s mail and the copies are one conversation', async () => {
  const { send, deliver, deliverAnswer, to, inbox } = await openOffice();
  for (const at of [sentAt + 1, sentAt + 2]) {
    await send(at, `Answer of ${at}`);
    await deliverAnswer(at);
  }
  while (await deliver(sentAt + 2));
  const [first, second] = to(email);
  const [lead, , copy] = inbox.mails.filter(({ subject }) => /New lead/.test(`${subject}`));
  expect(first).toMatchObject({ inReplyTo: lead?.messageId, references: lead?.messageId });
  expect(second?.references).toBe(`${lead?.messageId} ${first?.messageId}`);
  expect(copy).toMatchObject({
    subject: 'Re: New lead: Zara Ahmad',
    replyTo: [{ address: email }],
    inReplyTo: second?.messageId,
    references: `${lead?.messageId} ${first?.messageId} ${second?.messageId}`,
  });
  expect(copy?.text).toMatch(/^ali@example\.com answered Zara Ahmad\n\nAnswer of/);
});

it('a refused answer is given up, and its message is to answer again', async () => {
  const office = await openOffice(refuse(550, (address) => address === email));
  const { store, id, send, deliverAnswer, deliver, to, state } = office;
  await send();
  await deliverAnswer();
  while (await deliver());
  expect(await state()).toMatchObject({ failed_at: sentAt, last_error: 'Error EENVELOPE 550' });
  expect(to(email)).toEqual([]);
  const standing = async () => (await readStanding(store, id))?.lead.standing;
  const reopen = (at: number) => reopenFailed(store, at);
  await Promise.all([reopen(sentAt + 1), reopen(sentAt + 1)]);
  expect(await standing()).toBe('open');
  expect(await deedsOf(store, id)).toMatchObject([
    { what: 'answer failed', who: 'post', at: sentAt + 1 },
    { what: 'answer sent' },
  ]);
  await press(store, leadActs.answered, { id }, ali);
  await reopen(sentAt + 2);
  expect(await standing()).toBe('answered');
  // An answer of long ago would surprise.
  await retryAll(store, ali);
  expect(await state()).toMatchObject({ failed_at: sentAt });
});

it('an answer that came back is told on the message, which is to answer again', async () => {
  const { store, id, send, deliverAnswer, outbox, state } = await openOffice();
  await send();
  await deliverAnswer();
  const mail = (await outbox()).find(({ kind }) => kind === 'answer');
  const keys = [String(mail?.return_key)];
  const report = { kind: 'hard', status: '5.1.1', keys, ids: [] } as const;
  await recordReturn(store, report, sentAt + 1);
  await reopenFailed(store, sentAt + 2);
  expect(await state()).toMatchObject({ sent_at: null, last_error: 'returned hard 5.1.1' });
  expect((await readStanding(store, id))?.lead.standing).toBe('open');
  expect(await deliverAnswer(sentAt + 7_200_000)).toBe(false);
});

it('an answer to a slow server is tried again, and does not hold up the inbox', async () => {
  const office = await openOffice(refuse(450, (address) => address === email));
  const { send, deliverAnswer, deliver, state, inbox } = office;
  await send();
  await deliverAnswer();
  expect(await state()).toMatchObject({ failed_at: null, last_error: 'Error EENVELOPE 450' });
  while (await deliver());
  expect(inbox.mails).toHaveLength(2);
  expect(await deliverAnswer(sentAt + 3_000)).toBe(true);
  const sixDays = 6 * 24 * 3_600_000;
  await deliverAnswer(sentAt + sixDays);
  expect(await state()).toMatchObject({ failed_at: sentAt + sixDays });
});
