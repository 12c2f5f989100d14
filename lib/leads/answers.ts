import { type Actor, recordDeed } from '#lib/database/deed-log.ts';
import { changeRows } from '#lib/database/rows.ts';
import type { Lead } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Within } from '#lib/desk/act.ts';
import { dropTyped } from '#lib/desk/typed-words.ts';
import { enqueue, outboxEntry } from '#lib/post/outbox.ts';
import { lockLead, setMark } from './lead-marks.ts';

/** The id is that of its mail, and of its press (`act` of `changes`). */
type Answer = { id: string; words: string; who: string; at: number };

export const longestAnswer = 10_000; // characters

/** What is typed of an answer and not sent (lib/desk/typed-words.ts). */
export const answerPlace = (leadId: string) => `answers/${leadId}`;

/** The earliest first. */
export function answersOf({ answers }: Pick<Lead, 'answers'>): Answer[] {
  return JSON.parse(answers ?? '[]');
}

/**
 * Mails an answer, with a copy to the inbox, and marks its message as answered.
 *
 * @param seen the last that was done with the message, as the writer saw it
 * @returns `changed` where it no longer stands so, or cannot be answered; `again` for what has been sent
 */
export async function sendAnswer(
  within: Within,
  leadId: string,
  { words, seen }: { words: string; seen: string | undefined },
  { who, at, press }: Required<Actor>,
): Promise<'sent' | 'again' | 'changed' | 'gone'> {
  const found = await lockLead(within, leadId, seen);
  if (!found) return 'gone';
  const { lead, last, isSeen } = found;
  const answers = answersOf(lead);
  const before = answers.find(({ id }) => id === last?.act);
  const isPressedTwice = !isSeen && before?.who === who && before.words === words;
  const fits = isSeen && ['open', 'answered'].includes(lead.standing);
  if (!isPressedTwice && !fits) return 'changed';
  await dropTyped(within, who, answerPlace(leadId));
  if (isPressedTwice) return 'again';
  const answer: Answer = { id: press, words, who, at };
  const values = {
    answers: JSON.stringify([...answers, answer]),
    answered_at: lead.answered_at ?? at,
  };
  await changeRows(within.db, 'leads', { id: leadId }, values);
  const copy = { ...outboxEntry('answer-copy', leadId, at), id: `${press}-copy` };
  await enqueue(within.db, { ...outboxEntry('answer', leadId, at), id: press }, copy);
  return 'sent';
}

/** A message whose last answer went to nobody is to answer again, once. */
export async function reopenFailed({ db, kind }: Store, now: number): Promise<void> {
  const mails = db.selectFrom('outbox').select(['id', 'subject_id']).where('kind', '=', 'answer');
  const failed = mails.where('sent_at', 'is', null).where('failed_at', 'is not', null);
  for (const { id, subject_id } of await failed.where('told_at', 'is', null).execute()) {
    await db.transaction().execute(async (transaction) => {
      const within = { db: transaction, kind };
      const found = await lockLead(within, subject_id);
      await changeRows(transaction, 'outbox', { id }, { told_at: now });
      if (found?.last?.act !== id) return;
      await setMark(within, found.lead, 'answered', null);
      await recordDeed(transaction, { who: 'post', at: now }, 'answer failed', subject_id);
    });
  }
}
