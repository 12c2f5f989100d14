import { env } from '#lib/base/env.ts';
import { actor, allow, type Run, say as sayOne } from '#lib/desk/old-act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { keepWords } from '#lib/desk/word-drafts.ts';
import { seeOther } from '#lib/http/answer.ts';
import { answerPlace, longestAnswer, sendAnswer } from './answers.ts';
import { inspectLead } from './lead-list.ts';
import { type Mark, type Marked, markHeld, markLead, noteLead } from './lead-marks.ts';
import { findLead } from './leads.ts';
import { undoMarks } from './messages.ts';
import { fillReply, keepReply, listReplies } from './replies.ts';
import { retryLead } from './retry.ts';
import type { LeadSaid } from './said.ts';

const say = sayOne<LeadSaid>;

const longestNote = 2_000; // characters

export const leadActs = allow('messages', {
  answered: mark('answered'),
  dismissed: mark('dismissed'),
  released: mark('released'),

  /** What came since the list was opened was seen by nobody, and stays. */
  'dismiss-held': async (desk, { listed }) => {
    await markHeld(desk.store, 'dismissed', actor(desk), { until: Number(listed) || 0 });
    return say(deskRoutes.home, 'dismissed-held', { box: 'held' });
  },

  undo: async (desk, { id = '', act = '' }) => {
    const { done } = await undoMarks(desk.store, act, actor(desk), id);
    return say(deskRoutes.message(id), done > 0 ? 'undone' : 'somebody-first');
  },

  note: async (desk, { id = '', was = '', ...fields }) => {
    const page = deskRoutes.message(id);
    const text = tidy(fields.note ?? '');
    if (text && text.length > longestNote) return say(page, 'too-long');
    const noted = await noteLead(desk.store, id, { note: text, was: tidy(was) }, actor(desk));
    if (noted === 'not found') return say(page, 'gone');
    return say(page, noted === 'done' ? 'noted' : 'note-changed');
  },

  'send-again': async (desk, { id = '' }) => {
    const found = await inspectLead(desk.store, id);
    if (!found) return say(deskRoutes.message(id), 'gone');
    const isTried = await retryLead(desk.store, found, actor(desk));
    return say(deskRoutes.message(id), isTried ? 'sending' : 'not-sent-again');
  },

  /** Whatever the form's buttons do, what was typed is kept first. */
  'send-answer': async (desk, { id = '', seen = '', words: typed = '', ...fields }) => {
    const { store, person } = desk;
    const page = deskRoutes.message(id);
    const lead = await findLead(store, id);
    if (!lead) return say(page, 'gone');
    const words = tidy(typed) ?? '';
    if (words.length > longestAnswer) return say(page, 'no-answer');
    const ready = new Map((await listReplies(store)).map((one) => [one.id, fillReply(one, lead)]));
    const reply = ready.get(fields.do ?? '');
    // In place of another, but not of what somebody wrote.
    const before = reply && [...ready.values()].includes(words) ? '' : words;
    const kept = JSON.stringify([before, reply].filter(Boolean).join('\n\n'));
    const draft = { who: person.email, file: answerPlace(id), words: kept };
    await keepWords(store, { ...draft, changed_at: Date.now() });
    if (fields.do === 'keep') return new Response(null, { status: 204 });
    if (reply) return seeOther(`${page}#words`);
    if (!words) return say(page, 'no-answer');
    if (!env().SMTP_URL) return say(page, 'answer-waits');
    const isSent = await sendAnswer(store, id, { words, seen }, actor(desk));
    return say(page, isSent ? 'answer-sent' : 'answer-kept');
  },

  'keep-reply': async (desk, { id = '', reply = '', was = '', words = '' }) => {
    const changed = { id: reply, words: tidy(words) ?? '' };
    const isKept = await keepReply(desk.store, changed, tidy(was) ?? '', actor(desk));
    return say(deskRoutes.message(id), isKept ? 'reply-kept' : 'reply-changed');
  },
});

/** Browsers send line breaks as CRLF, and count them as one. */
const tidy = (value: string) => value.replaceAll('\r\n', '\n').trim() || null;

function mark(how: Mark): Run {
  return async (desk, { id = '' }) => {
    const marked = await markLead(desk.store, id, how, actor(desk));
    return say(deskRoutes.message(id), saidOf(marked, how));
  };
}

function saidOf(marked: Marked, how: Mark): LeadSaid | 'gone' {
  if (marked.kind === 'done') return how;
  return marked.kind === 'unchanged' ? 'somebody-first' : 'gone';
}
