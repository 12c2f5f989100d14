import { env } from '#lib/base/env.ts';
import { daysAfter } from '#lib/content/weeks.ts';
import { recordDeed } from '#lib/database/deed-log.ts';
import type { Lead } from '#lib/database/schema.ts';
import { act } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { findPerson } from '#lib/desk/people.ts';
import { keepWords } from '#lib/desk/typed-words.ts';
import { tidyFolder } from '#lib/post/mail-folder.ts';
import { retryLead } from '#lib/post/retry.ts';
import { answerPlace, longestAnswer, sendAnswer } from './answers.ts';
import { boxes, type ListedLead } from './lead-list.ts';
import { keepOnLead, type Mark, markDeeds, markLead, outcomeOf, undoMark } from './lead-marks.ts';
import { findLead } from './leads.ts';
import { fillReply, keepReply, listReplies } from './replies.ts';

const right = 'messages';

const unchanged =
  'Nothing was changed: somebody did something with this message since you opened it. See below.';

const longestNote = 2_000; // characters

export const leadActs = {
  answered: mark('answered', 'It is marked as answered.'),
  dismissed: mark('dismissed', 'It is set aside, as it is not a message.'),
  released: mark('released', 'It is on its way to the inbox.'),

  'dismiss-held': act({
    right,
    fields: ['listed'],
    done: {
      done: 'What the list had is set aside. Each can be taken back. What was held since is below.',
    },
    async run({ db }, { listed }, by) {
      // What came since the list was opened was seen by nobody, and stays.
      const seen = db
        .updateTable('leads')
        .where(boxes.held)
        .where('received_at', '<=', Number(listed) || 0);
      const set = await seen.set({ dismissed_at: by.at }).returning('id').execute();
      for (const { id } of set) await recordDeed(db, by, markDeeds.dismissed, id);
      return { to: deskRoutes.home, say: 'done', query: { box: 'held' } };
    },
  }),

  undo: act({
    right,
    fields: ['id', 'act'],
    deed: 'message mark undone',
    done: { undone: 'That is taken back.' },
    refused: { unchanged },
    async run(within, { id = '', act: press = '' }, { at }) {
      const to = deskRoutes.message(id);
      const say = await undoMark(within, id, press, at);
      if (say !== 'undone') return { to, say };
      return {
        which: id,
        async after(store) {
          await tidyFolder(store);
          return { to, say };
        },
      };
    },
  }),

  note: act({
    right,
    fields: ['id', 'was', 'note'],
    deed: 'message noted',
    done: { done: 'Your note is saved.' },
    refused: {
      changed:
        'Somebody else changed the note meanwhile, so yours was not saved. Theirs is below: write yours again if it is still needed.',
      'too-long': 'The note was not saved: it is longer than 2,000 characters.',
    },
    async run(within, { id = '', was, note }) {
      const to = deskRoutes.message(id);
      const text = tidy(note);
      if (text.length > longestNote) return { to, say: 'too-long' };
      const isAsSeen = (lead: Lead) => (lead.note ?? '') === tidy(was);
      return { to, say: await keepOnLead(within, id, isAsSeen, { note: text || null }), which: id };
    },
  }),

  /** Without an outcome, what was said is taken back. */
  outcome: act({
    right,
    fields: ['id', 'was', 'outcome'],
    done: {
      won: 'It is marked as won.',
      lost: 'It is marked as lost.',
      undone: 'That is taken back.',
    },
    refused: { unchanged },
    async run(within, { id = '', was = '', outcome }, { at }) {
      const to = deskRoutes.message(id);
      const kept = {
        won_at: outcome === 'won' ? at : null,
        lost_at: outcome === 'lost' ? at : null,
      };
      const isAsSeen = (lead: ListedLead) =>
        outcomeOf(lead) === was && (was !== '' || lead.standing === 'answered');
      const did = await keepOnLead(within, id, isAsSeen, kept);
      if (did !== 'done') return { to, say: did === 'gone' ? did : 'unchanged' };
      const now = outcomeOf(kept);
      const deed = now ? (`message ${now}` as const) : 'message outcome undone';
      return { to, say: now || 'undone', deed, which: id };
    },
  }),

  'look-after': act({
    right,
    fields: ['id', 'was', 'by', 'day'],
    deed: 'message looked after',
    done: { done: 'It is saved.' },
    refused: {
      changed: 'Nothing was saved: somebody else changed it meanwhile. See what it says now.',
      'not-known': 'Nothing was saved: there is no such day, or nobody of that address here.',
    },
    async run(within, { id = '', was = '', by = '', day = '' }) {
      const to = deskRoutes.message(id);
      const isDay = day === '' || daysAfter(day, 0) === day;
      const [wasBy, wasDay] = was.split(' ');
      const isKnown = by === '' || by === wasBy || (await findPerson(within, by));
      if (!isDay || !isKnown) return { to, say: 'not-known' };
      const isAsSeen = (lead: Lead) => careOf(lead) === `${wasBy} ${wasDay}`;
      const kept = { looked_after_by: by || null, ask_again: day || null };
      return { to, say: await keepOnLead(within, id, isAsSeen, kept), which: id };
    },
  }),

  'send-again': act({
    right,
    fields: ['id'],
    deed: 'message sent again',
    done: { sending: 'Its mail is sent again now.' },
    refused: { none: 'There is nothing to send again: its mail has gone, or is just being sent.' },
    async run(within, { id = '' }, { at }) {
      const to = deskRoutes.message(id);
      if (!(await findLead(within, id))) return { to, say: 'gone' };
      return { to, say: (await retryLead(within, id, at)) ? 'sending' : 'none', which: id };
    },
  }),

  'send-answer': act({
    right,
    fields: ['id', 'seen', 'words', 'do'],
    deed: 'answer sent',
    done: { sent: 'Your answer is on its way, and a copy to the inbox.' },
    refused: {
      changed:
        'Your answer was not sent: somebody did something with this message since you opened it. See what it was; your words are kept, and can be sent all the same.',
      'no-answer': 'Nothing was sent: an answer has words, and at most 10,000 characters.',
      waits:
        'Nothing was sent, as no mail server is set: see “Is it working?”. Your words are kept.',
    },
    /** Whatever the form's buttons do, what was typed is kept first. */
    async prepare({ store, person }, { id = '', words: typed, do: button = '' }, { at }) {
      const to = deskRoutes.message(id);
      const lead = await findLead(store, id);
      if (!lead) return { to, say: 'gone' };
      const words = tidy(typed);
      if (words.length > longestAnswer) return { to, say: 'no-answer' };
      const replies = await listReplies(store);
      const filled = new Map(replies.map((one) => [one.id, fillReply(one, lead)]));
      const reply = filled.get(button);
      // In place of another, but not of what somebody wrote.
      const before = reply && [...filled.values()].includes(words) ? '' : words;
      const kept = JSON.stringify([before, reply].filter(Boolean).join('\n\n'));
      const draft = { who: person.email, file: answerPlace(id), words: kept };
      await keepWords(store, { ...draft, changed_at: at });
      if (button === 'keep') return new Response(null, { status: 204 });
      if (reply) return { to, place: 'words' };
      if (!words) return { to, say: 'no-answer' };
      const ready = [words, person.signature].filter(Boolean).join('\n\n');
      return env().SMTP_URL ? { ready } : { to, say: 'waits' };
    },
    async run(within, { id = '', seen = '' }, by, words) {
      const to = deskRoutes.message(id);
      const sent = await sendAnswer(within, id, { words, seen }, by);
      return sent === 'again' ? { to, say: 'sent', deed: null } : { to, say: sent, which: id };
    },
  }),

  'keep-reply': act({
    right,
    fields: ['id', 'reply', 'was', 'words'],
    deed: 'reply saved',
    done: { kept: 'The saved replies are changed.' },
    refused: {
      changed: 'Nothing was saved: somebody changed this reply since you opened the page.',
    },
    async run(within, { id = '', reply = '', was, words }) {
      const isKept = await keepReply(within, { id: reply, words: tidy(words) }, tidy(was));
      return { to: deskRoutes.message(id), say: isKept ? 'kept' : 'changed', which: reply };
    },
  }),
};

/** Who looks after a message, and the day to ask again. */
export const careOf = ({ looked_after_by, ask_again }: Lead) =>
  `${looked_after_by ?? ''} ${ask_again ?? ''}`;

/** Browsers send line breaks as CRLF, and count them as one. */
const tidy = (value = '') => value.replaceAll('\r\n', '\n').trim();

function mark(how: Mark, done: string) {
  return act({
    right,
    fields: ['id'],
    deed: markDeeds[how],
    done: { done },
    refused: { unchanged },
    async run(within, { id = '' }, { at }) {
      const to = deskRoutes.message(id);
      return { to, say: await markLead(within, id, how, at), which: id };
    },
  });
}
