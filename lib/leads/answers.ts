import { randomUUID } from 'node:crypto';
import type { Lead, OutboxEntry } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { type Actor, recordChange } from '#lib/desk/changes.ts';
import { dropWords } from '#lib/desk/word-drafts.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { setMark, withLead } from './lead-marks.ts';
import { findLead } from './leads.ts';

/** The id is that of its mail, and of its press (`act` of `changes`). */
export type Answer = { id: string; words: string; who: string; at: number };

export const longestAnswer = 10_000; // characters

/** What is typed of an answer and not sent (lib/desk/word-drafts.ts). */
export const answerPlace = (leadId: string) => `answers/${leadId}`;

/** The earliest first. */
export function answersOf({ answers }: Pick<Lead, 'answers'>): Answer[] {
  return JSON.parse(answers ?? '[]');
}

/**
 * Mails an answer, with a copy to the inbox, and marks its message as answered.
 *
 * @param seen the last change that says where the message stands, as the writer saw it
 * @returns whether it still stood so, and can be answered
 */
export function sendAnswer(
  store: Store,
  leadId: string,
  { words, seen }: { words: string; seen: string },
  { who, at }: Actor,
): Promise<boolean | undefined> {
  return withLead(store, leadId, async (db, lead, last) => {
    const answers = answersOf(lead);
    const before = answers.find(({ id }) => id === last?.act);
    const isSeen = seen === (last?.id ?? '');
    const isPressedTwice = !isSeen && before?.who === who && before.words === words;
    const fits = isSeen && ['open', 'answered'].includes(lead.standing);
    if (!isPressedTwice && !fits) return false;
    await dropWords({ ...store, db }, who, answerPlace(leadId));
    if (isPressedTwice) return true;
    const answer: Answer = { id: randomUUID(), words, who, at };
    const values = {
      answers: JSON.stringify([...answers, answer]),
      answered_at: lead.answered_at ?? at,
    };
    await db.updateTable('leads').set(values).where('id', '=', leadId).execute();
    const copy = { ...outboxEntry('answer-copy', leadId, at), id: `${answer.id}-copy` };
    await enqueue(db, { ...outboxEntry('answer', leadId, at), id: answer.id }, copy);
    await recordChange(db, { who, at }, 'answer sent', leadId, answer.id);
    return true;
  });
}

/** With what became of their mails, the latest first. */
export async function listAnswers({ db }: Store, lead: Lead) {
  const mails = db.selectFrom('outbox').selectAll().where('subject_id', '=', lead.id);
  const byId = new Map((await mails.execute()).map((mail) => [mail.id, mail]));
  return answersOf(lead)
    .reverse()
    .map((answer) => ({ ...answer, mail: byId.get(answer.id) }));
}

export type Answered = NonNullable<Awaited<ReturnType<typeof readAnswer>>>;

/** What a mail is written of, and the ids of the mails before it: the message's own, then answers. */
export async function readAnswer(store: Store, { id, subject_id }: OutboxEntry) {
  const lead = await findLead(store, subject_id);
  const answers = lead ? answersOf(lead) : [];
  const place = answers.findIndex((one) => id.startsWith(one.id));
  const answer = answers[place];
  if (!lead || !answer) return;
  const mail = store.db.selectFrom('outbox').select('id').where('subject_id', '=', subject_id);
  // The copy follows the answer itself.
  const before = answers.slice(0, id === answer.id ? place : place + 1);
  const mails = [...(await mail.where('kind', '=', 'lead').execute()), ...before];
  return { lead, answer, follows: mails.map((one) => one.id) };
}

/** A message whose last answer went to nobody is to answer again, once. */
export async function reopenFailed(store: Store, now: number): Promise<void> {
  const mails = store.db
    .selectFrom('outbox')
    .select(['id', 'subject_id'])
    .where('kind', '=', 'answer');
  const failed = mails.where('sent_at', 'is', null).where('failed_at', 'is not', null);
  for (const { id, subject_id } of await failed.where('told_at', 'is', null).execute()) {
    await withLead(store, subject_id, async (db, lead, last) => {
      await db.updateTable('outbox').set({ told_at: now }).where('id', '=', id).execute();
      if (last?.act !== id) return;
      await setMark(db, lead, 'answered', null);
      await recordChange(db, { who: 'post', at: now }, 'answer failed', lead.id);
    });
  }
}
