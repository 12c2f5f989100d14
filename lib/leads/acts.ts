import { actor, allow, type Run, say as sayOne } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { inspectLead } from './lead-list.ts';
import { type Mark, type Marked, markHeld, markLead, noteLead } from './lead-marks.ts';
import { undoMarks } from './messages.ts';
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
    // Browsers send line breaks as CRLF, and count them as one.
    const tidy = (value: string) => value.replaceAll('\r\n', '\n').trim() || null;
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
});

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
