import { env } from '#lib/base/env.ts';
import { daysAfter } from '#lib/content/weeks.ts';
import { recordDeed } from '#lib/database/deed-log.ts';
import type { DeedKind } from '#lib/database/deeds.ts';
import { changeRows, findRow } from '#lib/database/rows.ts';
import type { Lead } from '#lib/database/schema.ts';
import { act, type By, type Fields, type Within } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { keepTyped } from '#lib/desk/typed-words.ts';
import { enqueue } from '#lib/post/outbox.ts';
import { answerPlace, longestAnswer, sendAnswer } from './answers.ts';
import { boxes } from './lead-list.ts';
import { type Found, lockLead, type Mark, markDeeds, outcomeOf, setMark } from './lead-marks.ts';
import { leadEntries, passOn } from './posts.ts';
import { fillReply, keepReply, listReplies } from './replies.ts';

const right = 'messages';

type Answer = Fields<'id' | 'seen' | 'words' | 'do'>;
type Reply = Fields<'id' | 'reply' | 'was' | 'words'>;

export const leadActs = {
  answered: mark('answered', 'It is marked as answered.'),
  dismissed: mark('dismissed', 'It is set aside, as it is not a message.'),
  released: mark('released', 'It is a message now. Its mail goes to the inbox.'),

  'dismiss-held': act(right, {
    done: {
      done: 'What the list had is set aside. Each can be taken back. What was held since is below.',
    },
    async run({ db }, { listed }: Fields<'listed'>, by) {
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

  /** Of a release, its mails are taken back, which may have gone already. */
  undo: act(right, {
    deed: 'message mark undone',
    done: { undone: 'That is taken back.' },
    run: onMessage(async (within, { lead, mark: how }, _fields, { at }) => {
      if (!how) return 'changed';
      await setMark(within, lead, how, null);
      if (how !== 'released') return 'undone';
      await passOn(within.db, 'lead-erasure', [lead.id], at);
      const mails = within.db.deleteFrom('outbox').where('subject_id', '=', lead.id);
      await mails.where('kind', '!=', 'lead-erasure').execute();
      return 'undone';
    }),
  }),

  note: act(right, {
    deed: 'message noted',
    done: { done: 'Your note is saved.' },
    run: onMessage(async (within, { lead }, { note }: Fields<'note'>) => {
      return keep(within, lead.id, { note: tidy(note).slice(0, longestNote) || null });
    }, 'message noted'),
  }),

  /** Without an outcome, what was said is taken back. */
  outcome: act(right, {
    done: {
      won: 'It is marked as won.',
      lost: 'It is marked as lost.',
      undone: 'That is taken back.',
    },
    run: onMessage(async (within, { lead }, { outcome }: Fields<'outcome'>, { at }) => {
      if (lead.standing !== 'answered' && !outcomeOf(lead)) return 'changed';
      const kept = {
        won_at: outcome === 'won' ? at : null,
        lost_at: outcome === 'lost' ? at : null,
      };
      await keep(within, lead.id, kept);
      const now = outcomeOf(kept);
      const deed = now ? (`message ${now}` as const) : 'message outcome undone';
      return { say: now || 'undone', deed };
    }),
  }),

  'look-after': act(right, {
    deed: 'message looked after',
    done: { done: 'It is saved.' },
    run: onMessage(async (within, { lead }, { by, day = '' }: Fields<'by' | 'day'>) => {
      const isDay = day === '' || daysAfter(day, 0) === day;
      if (!isDay) return 'changed';
      return keep(within, lead.id, { looked_after_by: by || null, ask_again: day || null });
    }, 'message looked after'),
  }),

  'send-answer': act(right, {
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
    async prepare({ store, person }, { id = '', words: typed, do: button = '' }: Answer) {
      const to = deskRoutes.message(id);
      const lead = await findRow(store.db, 'leads', { id });
      if (!lead) return { to, say: 'gone' };
      const words = tidy(typed);
      if (words.length > longestAnswer) return { to, say: 'no-answer', query: { wrong: 'words' } };
      const replies = await listReplies(store);
      const filled = new Map(replies.map((one) => [one.id, fillReply(one, lead)]));
      const reply = filled.get(button);
      // In place of another, but not of what somebody wrote.
      const before = reply && [...filled.values()].includes(words) ? '' : words;
      const kept = [before, reply].filter(Boolean).join('\n\n');
      await keepTyped(store, person.email, answerPlace(id), kept);
      if (button === 'keep') return new Response(null, { status: 204 });
      if (reply) return { to, place: 'words' };
      if (!words) return { to, say: 'no-answer', query: { wrong: 'words' } };
      const ready = [words, person.signature].filter(Boolean).join('\n\n');
      return env().SMTP_URL ? { ready } : { to, say: 'waits' };
    },
    async run(within, { id = '', seen }, by, words) {
      const to = deskRoutes.message(id);
      const sent = await sendAnswer(within, id, { words, seen }, by);
      return sent === 'again' ? { to, say: 'sent', deed: null } : { to, say: sent, which: id };
    },
  }),

  'keep-reply': act(right, {
    deed: 'reply saved',
    done: { kept: 'The saved replies are as you see them.' },
    async run(within, { id = '', reply = '', was, words }: Reply) {
      const isKept = await keepReply(within, { id: reply, words: tidy(words) }, tidy(was));
      return { to: deskRoutes.message(id), say: isKept ? 'kept' : 'changed', which: reply };
    },
  }),
};

const longestNote = 2_000; // characters

/** Browsers send line breaks as CRLF, and count them as one. */
const tidy = (value = '') => value.replaceAll('\r\n', '\n').trim();

/** Keeps something beside a message that is no mark of it. */
async function keep({ db }: Within, id: string, kept: Partial<Lead>) {
  await changeRows(db, 'leads', { id }, kept);
  return 'done' as const;
}

function mark(how: Mark, done: string) {
  return act(right, {
    deed: markDeeds[how],
    done: { done },
    run: onMessage(async (within, { lead, fits }, _fields, { at }) => {
      if (!fits(how)) return 'changed';
      await setMark(within, lead, how, at);
      if (how === 'released') await enqueue(within.db, ...leadEntries(lead.id, at));
      return 'done';
    }),
  });
}

/** Does something with a message that is as its page said, and leads back there. @param own see {@link lockLead} */
function onMessage<Name extends string, Said extends string>(
  run: (
    within: Within,
    message: Found,
    fields: Fields<Name>,
    by: By,
  ) => Promise<Said | { say: Said; deed: DeedKind }>,
  own?: DeedKind,
) {
  return async (within: Within, fields: Fields<Name | 'id' | 'seen'>, by: By) => {
    const { id = '', seen } = fields as Fields<'id' | 'seen'>;
    const to = deskRoutes.message(id);
    const found = await lockLead(within, id, seen, own);
    if (!found?.isSeen) return { to, say: found ? ('changed' as const) : ('gone' as const) };
    const ran = await run(within, found, fields, by);
    return { to, which: id, ...(typeof ran === 'string' ? { say: ran } : ran) };
  };
}
