import { listAnswers } from '#app/desk/messages/[id]/list-answers.ts';
import { findRow, listRows } from '#lib/database/rows.ts';
import { retryAll } from '#lib/post/retry.ts';
import { given, mailServer } from '#testing/given.ts';
import { openPostOffice, refuse, sentAt } from '#testing/post-office.ts';
import { press } from '#testing/press.ts';
import { leadActs } from '../acts.ts';
import { reopenFailed } from '../answers.ts';
import { readStanding } from '../lead-marks.ts';

const ali = { who: 'ali@example.com', at: sentAt };
const words = 'Assalam o alaikum,\n\nwe call you & send an offer.';
const message = 'We sell shoes.\r\n\r\n  <b>and</b> hats';
const email = 'zara@example.com';

async function openOffice(smtp = {}) {
  given(mailServer);
  const office = await openPostOffice(smtp);
  const { store, inbox, addLead, deliver } = office;
  const { id } = await addLead({ name: 'Zara Ahmad', email, message });
  const send = async (at = sentAt, text = words) => {
    return press(store, leadActs['send-answer'], { id, words: text }, { ...ali, at });
  };
  const deliverAnswer = (now = sentAt) => deliver(now, 'answers');
  const to = (address: string) => inbox.mails.filter((mail) => mail.to?.[0]?.address === address);
  return { ...office, id, send, deliverAnswer, to };
}

it('an answer is mailed in a lane of its own, as a person’s mail that quotes the visitor’s words', async () => {
  const { send, deliver, deliverAnswer, to } = await openOffice();
  await send();
  while (await deliver());
  expect(to(email)).toEqual([]);
  await deliverAnswer();
  const [mail] = to(email);
  const { text = '', html } = mail ?? {};
  const quoted = 'Zara Ahmad wrote:\n\n> We sell shoes.\n> \n>   <b>and</b> hats\n';
  expect(text.startsWith(`${words}\n\nOn `)).toBe(true);
  expect(text).toContain(quoted);
  expect(html).toMatch(/we call you &#38; send an offer\..*<blockquote[^>]*>We sell shoes\.<br>/s);
  expect(html).not.toMatch(/<h1|<b>/);
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
  const { store, id, send, deliverAnswer, deliver, to } = office;
  const mailed = async () =>
    (await listAnswers(store, Object(await findRow(store.db, 'leads', { id }))))[0]?.mail;
  await send();
  await deliverAnswer();
  while (await deliver());
  expect(await mailed()).toMatchObject({ failed_at: sentAt, last_error: 'Error EENVELOPE 550' });
  expect(to(email)).toEqual([]);
  const standing = async () => (await readStanding(store, id))?.lead.standing;
  const reopen = (at: number) => reopenFailed(store, at);
  await Promise.all([reopen(sentAt + 1), reopen(sentAt + 1)]);
  expect(await standing()).toBe('open');
  expect(await listRows(store.db, 'changes', { which: id }, 'number', 'desc')).toMatchObject([
    { what: 'answer failed', who: 'post', at: sentAt + 1 },
    { what: 'answer sent' },
  ]);
  await press(store, leadActs.answered, { id }, ali);
  await reopen(sentAt + 2);
  expect(await standing()).toBe('answered');
  // An answer of long ago would surprise.
  await retryAll(store, ali);
  expect(await mailed()).toMatchObject({ failed_at: sentAt });
});
