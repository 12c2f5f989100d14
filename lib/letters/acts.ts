import { randomUUID } from 'node:crypto';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { reasonOf } from '#lib/base/text.ts';
import { day, momentOf } from '#lib/base/zone-clock.ts';
import { content } from '#lib/content/content.ts';
import type { Fields } from '#lib/desk/act.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';
import { actor, allow, say as sayOne, writeDown } from '#lib/desk/old-act.ts';
import type { Desk } from '#lib/desk/on-desk.ts';
import { may } from '#lib/desk/rights.ts';
import { seeOther } from '#lib/http/answer.ts';
import {
  deleteDraft,
  findDraft,
  keepDraft,
  planDraft,
  type SeenDraft,
  sendDraft,
} from './drafts.ts';
import { findLetter, resumeLetter } from './letters.ts';
import { previewSending } from './progress.ts';
import { type Draft, readStoredDraft } from './read-draft.ts';
import type { LetterSaid } from './said.ts';
import { stopLetter } from './stop-letter.ts';
import { sendTestCopy } from './test-copy.ts';
import { dropTyped, keepTyped } from './typed-letter.ts';

const say = sayOne<LetterSaid>;

const lettersPage = deskRoutes.page('letters');

/** Later is a slip of the finger. */
const longestPlan = 366 * day;

const draftActs = allow('words', {
  /** Whatever the form's buttons do, what was typed is saved first. */
  'keep-letter': async (desk, { subject = '', preview = '', ...fields }) => {
    // Browsers send line breaks as CRLF.
    const words = { subject, preview, words: (fields.words ?? '').replaceAll('\r\n', '\n') };
    const seen = seenIn(fields);
    const { email } = desk.person;
    if (fields.do === 'keep') {
      await keepTyped(desk.store, email, { ...seen, ...words });
      return new Response(null, { status: 204 });
    }
    if (fields.do === 'throw') {
      await dropTyped(desk.store, email, seen);
      return say(lettersPage, 'words-thrown');
    }
    const read = readStoredDraft(words);
    const isValid = !('problems' in read);
    // Who may not send a letter cannot change what goes out by itself, either.
    const keepsPlan = isValid && may(desk.person, 'owner');
    const kept = await keepDraft(desk.store, seen, words, keepsPlan, actor(desk));
    await dropTyped(desk.store, email, seen);
    const page = deskRoutes.draft(kept.id);
    if (kept.isCopy) return say(page, 'letter-beside');
    if (!isValid) return say(page, 'letter-mistakes');
    if (fields.do === 'copy') return copy(desk, page, read);
    if (fields.do === 'send') return seeOther(deskRoutes.send(kept.id));
    return say(page, 'letter-kept', {}, 'mail');
  },

  'throw-letter': async (desk, fields) => {
    const seen = seenIn(fields);
    const isPlanned = typeof (await findDraft(desk.store, seen.id))?.planned_at === 'number';
    // One that is planned meanwhile is of another version, and stays.
    if (isPlanned && !may(desk.person, 'owner'))
      return say(deskRoutes.draft(seen.id), 'letter-held');
    const deleted = await deleteDraft(desk.store, seen, actor(desk));
    if (deleted) await dropTyped(desk.store, desk.person.email, seen);
    return deleted ? say(lettersPage, 'letter-thrown') : sayChanged(desk, seen);
  },
});

const sendActs = allow('owner', {
  'send-letter': async (desk, fields) => {
    const seen = seenIn(fields);
    const read = await readToSend(desk, seen);
    if (read instanceof Response) return read;
    const begun = await sendDraft(desk.store, seen, read, actor(desk));
    if (!begun) return sayChanged(desk, seen);
    return say(deskRoutes.letter(read.id), 'letter-begun', { live: 'on' });
  },

  'plan-letter': async (desk, { at = '', ...fields }) => {
    const seen = seenIn(fields);
    const read = await readToSend(desk, seen);
    if (read instanceof Response) return read;
    const wall = Date.parse(`${at}Z`);
    const plannedAt = Number.isNaN(wall) ? 0 : momentOf(wall, content().site.timeZone);
    if (plannedAt <= Date.now() || plannedAt > Date.now() + longestPlan) {
      return say(deskRoutes.send(seen.id), 'no-time');
    }
    const planned = await planDraft(desk.store, seen, plannedAt, actor(desk));
    return planned ? say(deskRoutes.draft(seen.id), 'letter-planned') : sayChanged(desk, seen);
  },

  'unplan-letter': async (desk, fields) => {
    const seen = seenIn(fields);
    const done = await planDraft(desk.store, seen, null, actor(desk));
    return done ? say(deskRoutes.draft(seen.id), 'plan-back') : sayChanged(desk, seen);
  },

  'stop-letter': async (desk, { id = '' }) => {
    if (!(await findLetter(desk.store, id))) return say(lettersPage, 'gone');
    await stopLetter(desk.store, id, actor(desk));
    return say(deskRoutes.letter(id), 'letter-stopped');
  },

  'resume-letter': async (desk, { id = '' }) => {
    if (!(await findLetter(desk.store, id))) return say(lettersPage, 'gone');
    await resumeLetter(desk.store, id, actor(desk));
    return say(deskRoutes.letter(id), 'letter-begun', { live: 'on' });
  },
});

export const letterActs = { ...draftActs, ...sendActs };

/** Its id comes from the page, and has to be one that its address can name. */
function seenIn({ id = '', version }: Fields): SeenDraft {
  const isId = /^(?!new$)[\w-]+$/.test(id);
  return { id: isId ? id : randomUUID(), version: Number(version) || 0 };
}

/** Of a draft that is no longer as it was seen. */
async function sayChanged({ store }: Desk, { id }: SeenDraft): Promise<Response> {
  const isThere = await findDraft(store, id);
  return isThere ? say(deskRoutes.draft(id), 'letter-changed') : say(lettersPage, 'letter-gone');
}

async function copy(desk: Desk, page: string, { letter }: Draft) {
  if (!env().SMTP_URL) return say(page, 'no-mail-server');
  await writeDown(desk, 'letter copied');
  try {
    await sendTestCopy(desk.store, letter, desk.person.email);
    return say(page, 'letter-copied');
  } catch (error) {
    log.warn('a copy of a letter was not taken', { reason: reasonOf(error) });
    return say(page, 'copy-failed');
  }
}

/** @returns where to lead on to if it cannot be sent */
async function readToSend({ store }: Desk, { id }: SeenDraft): Promise<Draft | Response> {
  const draft = await findDraft(store, id);
  if (!draft) return say(lettersPage, 'letter-gone');
  const read = readStoredDraft(draft);
  if ('problems' in read) return say(deskRoutes.draft(id), 'letter-mistakes');
  const { earlier } = await previewSending(store, read);
  return earlier ? say(deskRoutes.letter(earlier.id), 'letter-earlier') : read;
}
