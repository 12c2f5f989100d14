import { toCsv } from '#lib/base/csv.ts';
import { firstMonday } from '#lib/content/weeks.ts';
import { checkAlerts, sendTestMessage, testReceiver } from '#lib/health/check-mail.ts';
import { seeOther } from '#lib/http/answer.ts';
import { inspectLead } from '#lib/leads/lead-list.ts';
import { type Mark, type Marked, markHeld, markLead, noteLead } from '#lib/leads/lead-marks.ts';
import { undoMarks } from '#lib/leads/messages.ts';
import { retryLead } from '#lib/leads/retry.ts';
import { correction } from '#lib/leads/schema.ts';
import { letterActs } from '#lib/letters/acts.ts';
import { exportReaders, readerColumns, removeReader, restoreReader } from '#lib/letters/readers.ts';
import { findSubscriber } from '#lib/letters/subscribers.ts';
import { endBackoff } from '#lib/post/retry.ts';
import { detailsOf } from '#lib/privacy/details.ts';
import { eraseEverything } from '#lib/privacy/erase.ts';
import { correctPerson, findPersonalData, type PersonalData } from '#lib/privacy/people.ts';
import { exportPerson } from '#lib/privacy/person-export.ts';
import { publishActs } from '#lib/publishing/acts.ts';
import { exportVisits, visitColumns } from '#lib/visits/visits.ts';
import { type Act, actor, say, writeDown } from './act.ts';
import type { Check } from './check.ts';
import { deskRoutes } from './desk-routes.ts';
import type { Desk } from './on-desk.ts';
import type { Said } from './said.ts';
import { sessionActs } from './session-acts.ts';

const longestNote = 2_000; // characters

const personPage = deskRoutes.page('person');
const readersPage = deskRoutes.page('readers');
const healthPage = deskRoutes.page('health');

/** What the buttons of the desk do, by name. */
export const acts: ReadonlyMap<string, Act> = new Map(
  Object.entries<Act>({
    ...letterActs,
    ...publishActs,
    ...sessionActs,

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

    'export-person': async (desk, { email = '' }) => {
      const found = await findPerson(desk, email);
      if (found instanceof Response) return found;
      // Names the person in the log until they are erased.
      const { id } = found.leads.at(-1) ?? found.subscriptions.at(-1) ?? {};
      await writeDown(desk, 'person exported', id);
      const data = JSON.stringify(await exportPerson(desk.store, email), null, 2);
      return download(data, 'person.json', 'application/json');
    },

    'correct-person': async (desk, { person: email = '', was, same, ...given }) => {
      const { data, error } = correction.safeParse(given);
      if (error) return say(personPage, 'not-correct', { email });
      const found = await findPerson(desk, email);
      if (found instanceof Response) return found;
      if (was !== detailsOf(found.leads)) return say(personPage, 'person-changed', { email });
      const changed = await correctPerson(desk.store, email, data, same === 'yes', actor(desk));
      if (changed.kind === 'address taken') return say(personPage, 'address-taken', { email });
      if (changed.kind === 'address known') return say(personPage, 'address-known', { email });
      return say(personPage, 'corrected', { email: data.email ?? email });
    },

    'erase-person': async (desk, { email = '', sure }) => {
      if (sure !== 'yes') return say(personPage, 'not-sure', { email });
      const found = await findPerson(desk, email);
      if (found instanceof Response) return found;
      await eraseEverything(desk.store, email, actor(desk));
      return say(personPage, 'erased');
    },

    'remove-reader': readerAct(removeReader, 'removed'),
    'restore-reader': readerAct(restoreReader, 'put-back'),

    'export-readers': async (desk) => {
      await writeDown(desk, 'readers exported');
      const csv = await toCsv(readerColumns, exportReaders(desk.store));
      return download(csv, 'readers.csv', 'text/csv; charset=utf-8');
    },

    'export-visits': async ({ store }) => {
      const csv = await toCsv(visitColumns, exportVisits(store, firstMonday(52), firstMonday(1)));
      return download(csv, 'visits.csv', 'text/csv; charset=utf-8');
    },

    'test-mail': test('test mail sent', sendTestMessage),
    'test-alert': test('test alert sent', () => checkAlerts(true)),

    'test-lead': async (desk) => {
      await writeDown(desk, 'test message passed on');
      const [check] = await testReceiver();
      if (check?.state !== 'ok') return say(healthPage, 'test-lead-failed');
      // It works: what waits need not wait any longer.
      await endBackoff(desk.store, 'lead-post', Date.now());
      return say(healthPage, 'test-sent');
    },
  }),
);

function mark(how: Mark): Act {
  return async (desk, { id = '' }) => {
    const marked = await markLead(desk.store, id, how, actor(desk));
    return say(deskRoutes.message(id), saidOf(marked, how));
  };
}

function saidOf(marked: Marked, how: Mark): Said {
  if (marked.kind === 'done') return how;
  return marked.kind === 'unchanged' ? 'somebody-first' : 'gone';
}

/** @returns where to lead on to if nothing is kept about them */
async function findPerson({ store }: Desk, email: string): Promise<PersonalData | Response> {
  const data = await findPersonalData(store, email);
  const isKnown = data.leads.length + data.subscriptions.length > 0;
  return isKnown ? data : seeOther(deskRoutes.person(email));
}

function readerAct(change: typeof removeReader, said: Said): Act {
  return async (desk, { id = '' }) => {
    const reader = await findSubscriber(desk.store, id);
    const isDone = reader && (await change(desk.store, reader, actor(desk)));
    return isDone ? say(readersPage, said, { q: reader.email }) : say(readersPage, 'gone');
  };
}

function test(what: 'test mail sent' | 'test alert sent', send: () => Promise<Check>): Act {
  return async (desk) => {
    await writeDown(desk, what);
    const { state } = await send();
    return say(healthPage, state === 'ok' ? 'test-sent' : 'test-failed');
  };
}

function download(body: string, name: string, type: string): Response {
  const disposition = `attachment; filename="${name}"`;
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': disposition },
  });
}
