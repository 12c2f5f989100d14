import { randomUUID } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { reasonOf } from '#lib/base/text.ts';
import { day, momentOf } from '#lib/base/zone-clock.ts';
import { content } from '#lib/content/content.ts';
import { recordDeed } from '#lib/database/deed-log.ts';
import { deleteRows, findRow } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';
import { act, type Fields } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { may } from '#lib/desk/rights.ts';
import { dropTyped, keepTyped } from '#lib/desk/typed-words.ts';
import {
  keepDraft,
  planDraft,
  type SeenDraft,
  sendDraft,
  typedAt,
  typedLetters,
} from './drafts.ts';
import { resumeLetter, stopLetter } from './letters.ts';
import { sendTestCopy } from './mails.ts';
import { readDraft } from './read-letter.ts';
import { readerActs } from './reader-acts.ts';

const lettersPage = deskRoutes.page('letters');
/** Of a draft or letter that is no longer as it was seen. */
const changed = { to: lettersPage, say: 'changed' } as const;

/** Later is a slip of the finger. */
const longestPlan = 366 * day;

const mistakes =
  'Your words are saved, but cannot be sent as they are: what is wrong stands where you typed it. If it was planned, that is taken back.';

const noServer = {
  'no-mail-server': 'Nothing was sent, as no mail server is set: “Is it working?” says more.',
};

const unsendable = {
  changed: 'Nothing was done: somebody changed it, sent it or threw it away since you opened it.',
  'not-saved':
    'Nothing was sent or planned: you typed something that is not saved. Save it first, or throw it away.',
  ...noServer,
  mistakes,
  earlier:
    'This very letter has gone before: this is how it went. To send it to all again, change a word.',
};

const begun = { begun: 'It is on its way.' };

/** Which draft, as its page said. */
type Seen = Fields<'id' | 'version'>;
type Typed = Fields<'id' | 'version' | 'subject' | 'preview' | 'words' | 'do'>;

export const letterActs = {
  ...readerActs,

  /** Whatever the form's buttons do, what was typed is saved first. */
  'keep-letter': act('words', {
    deed: 'letter written',
    done: {
      kept: 'It is saved. Below is the mail that it becomes.',
      copied: 'A copy is on its way to you. Nobody else got one.',
      thrown: 'What you had typed is thrown away.',
    },
    refused: {
      mistakes,
      beside:
        'This letter was changed, sent or thrown away since you opened it. That stays so: what you typed is saved here, as another draft.',
      'copy-failed': 'It is saved, but no copy could be sent: “Is it working?” says why.',
    },
    async prepare({ store, person }, { subject = '', preview = '', words = '', ...fields }: Typed) {
      const seen = seenIn(fields);
      // Browsers send line breaks as CRLF.
      const typed = { subject, preview, words: words.replaceAll('\r\n', '\n') };
      if (fields.do === 'keep') {
        await keepTyped(store, person.email, typedAt(seen), { ...seen, ...typed });
        return new Response(null, { status: 204 });
      }
      if (fields.do === 'throw') {
        await dropTyped(store, person.email, typedAt(seen));
        return { to: lettersPage, say: 'thrown' };
      }
      return { ready: { seen, typed, read: readDraft(typed) } };
    },
    async run(within, fields, by, { seen, typed, read }) {
      const letter = 'problems' in read ? undefined : read.letter;
      // Who may not send a letter cannot change what goes out by itself, either.
      const keepsPlan = letter !== undefined && may(by.person, 'owner');
      const kept = await keepDraft(within, seen, typed, keepsPlan, by);
      await dropTyped(within, by.who, typedAt(seen));
      const to = deskRoutes.draft(kept.id);
      const line = kept.isSame ? { deed: null } : { which: kept.id };
      // What is kept stays so.
      const after = <Said extends string>(say: Said) => ({ after: () => ({ to, say }), ...line });
      if (kept.isCopy) return after('beside');
      if (!letter) return after('mistakes');
      if (fields.do === 'send') return { to, place: 'send', ...line };
      if (fields.do !== 'copy') return { to, say: 'kept', place: 'mail', ...line };
      if (!env().SMTP_URL) return after('copy-failed');
      await recordDeed(within.db, by, 'letter copied');
      const copy = async () => {
        try {
          await sendTestCopy(letter, by.who);
          return { to, say: 'copied' } as const;
        } catch (error) {
          log.warn('a copy of a letter was not taken', { reason: reasonOf(error) });
          return { to, say: 'copy-failed' } as const;
        }
      };
      return { after: copy, ...line };
    },
  }),

  'throw-letter': act('words', {
    deed: 'letter thrown away',
    done: { thrown: 'The draft is thrown away.' },
    async run(within, fields: Seen, { who, person }) {
      const seen = seenIn(fields);
      // What an owner has planned, an owner throws away. Planned meanwhile, it is of another version.
      const isOwners =
        typeof (await findRow(within.db, 'drafts', { id: seen.id }))?.planned_at === 'number';
      if (isOwners && !may(person, 'owner')) return changed;
      if (!(await deleteRows(within.db, 'drafts', seen))) return changed;
      await dropTyped(within, who, typedAt(seen));
      return { to: lettersPage, say: 'thrown', which: seen.id };
    },
  }),

  'send-letter': act('owner', {
    deed: 'letter begun',
    done: begun,
    refused: unsendable,
    async prepare(desk, fields: Seen & Fields<'letter'>) {
      const outcome = await readToSend(desk, fields);
      const { letter = '' } = fields;
      return outcome === changed ? doneBefore(desk.store, toLetter(letter, 'begun')) : outcome;
    },
    async run(within, _fields, { at }, { seen, read }) {
      const outcome = toLetter(read.id, 'begun');
      return (await sendDraft(within, seen, read, at)) ? outcome : doneBefore(within, outcome);
    },
  }),

  'plan-letter': act('owner', {
    deed: 'letter planned',
    done: { planned: 'It is planned. Until then it can be changed and taken back.' },
    refused: {
      ...unsendable,
      'no-time': 'Nothing was planned: the time has to lie ahead, within a year.',
    },
    prepare: readToSend,
    async run(within, { at = '' }: Seen & Fields<'at'>, by, { seen }) {
      const wall = Date.parse(`${at}Z`);
      const plannedAt = Number.isNaN(wall) ? 0 : momentOf(wall, content().site.timeZone);
      if (plannedAt <= by.at || plannedAt > by.at + longestPlan) {
        return { to: deskRoutes.draft(seen.id), say: 'no-time', query: { wrong: 'at' } };
      }
      const outcome = { to: deskRoutes.draft(seen.id), say: 'planned', which: seen.id } as const;
      return (await planDraft(within, seen, plannedAt, by)) ? outcome : changed;
    },
  }),

  'unplan-letter': act('owner', {
    deed: 'letter plan taken back',
    done: { back: 'The plan is taken back: it is a draft again.' },
    async run(within, fields: Seen, by) {
      const seen = seenIn(fields);
      if (!(await planDraft(within, seen, null, by))) return changed;
      return { to: deskRoutes.draft(seen.id), say: 'back', which: seen.id };
    },
  }),

  'stop-letter': act('owner', {
    deed: 'letter stopped',
    done: {
      stopped: 'It is stopped: nobody else gets it. What is being sent now may still arrive.',
    },
    async run(within, { id = '' }: Fields<'id'>, { at }) {
      const outcome = toLetter(id, 'stopped');
      await endHold(within, id);
      return (await stopLetter(within, id, at)) ? outcome : doneBefore(within, outcome);
    },
  }),

  'resume-letter': act('owner', {
    deed: 'letter resumed',
    done: begun,
    refused: noServer,
    async run(within, { id = '' }: Fields<'id'>, { at }) {
      if (!env().SMTP_URL) return { to: deskRoutes.letter(id), say: 'no-mail-server' };
      const outcome = toLetter(id, 'begun');
      await endHold(within, id);
      return (await resumeLetter(within, id, at)) ? outcome : doneBefore(within, outcome);
    },
  }),
};

/** Leads on to the letter as its mails are written and go. */
const toLetter = <const Said extends string>(id: string, say: Said) => ({
  ...{ to: deskRoutes.letter(id), query: { live: 'on' }, say },
  which: id,
});

/** One that waited for an owner waits no more. */
const endHold = ({ db }: Pick<Store, 'db'>, id: string) =>
  deleteRows(db, 'held', { id, kind: 'letter' });

/** Pressed twice, a button finds done what the first press did. */
async function doneBefore<Outcome extends { which: string }>(
  { db }: Pick<Store, 'db'>,
  outcome: Outcome,
) {
  const isThere = await findRow(db, 'letters', { id: outcome.which });
  return isThere ? { ...outcome, deed: null } : changed;
}

/** Its id comes from the page, and has to be one that its address can name. */
function seenIn({ id = '', version }: Seen): SeenDraft {
  const isId = /^(?!new$)[\w-]+$/.test(id);
  return { id: isId ? id : randomUUID(), version: Number(version) || 0 };
}

/** @returns where to lead on to if it cannot be sent */
async function readToSend({ store, person }: Desk, fields: Seen) {
  const seen = seenIn(fields);
  const typed = await typedLetters(store, person.email, seen.id);
  if (typed.length > 0) return { to: deskRoutes.draft(seen.id), say: 'not-saved' } as const;
  if (!env().SMTP_URL) return { to: deskRoutes.draft(seen.id), say: 'no-mail-server' } as const;
  const draft = await findRow(store.db, 'drafts', { id: seen.id });
  if (!draft) return changed;
  const read = readDraft(draft);
  if ('problems' in read) return { to: deskRoutes.draft(seen.id), say: 'mistakes' } as const;
  const hasGone = await findRow(store.db, 'letters', { id: read.id });
  if (hasGone) return { to: deskRoutes.letter(read.id), say: 'earlier' } as const;
  return { ready: { seen, read } };
}
