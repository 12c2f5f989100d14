import { deskRoutes } from '#lib/desk-routes.ts';
import { env } from '#lib/env.ts';
import { alertKey } from '#lib/health/webhook.ts';
import { mailsInFolder } from '#lib/mail/mail-folder.ts';
import { outbox } from '#lib/outbox/control.ts';
import { checkAlerts, sendTestMessage } from '#lib/owner/checks/mail.ts';
import { toCsv } from '#lib/owner/csv.ts';
import { eraseEverything } from '#lib/owner/erase.ts';
import { markHeldMessages, markMessage, undoMarks } from '#lib/owner/messages.ts';
import { exportPerson } from '#lib/owner/person-export.ts';
import { exportReaders, readerColumns } from '#lib/owner/readers.ts';
import { retryLead } from '#lib/owner/retry.ts';
import { endSession, forgettingCookie } from '#lib/sign-in/sessions.ts';
import { inspectLead } from '#lib/store/lead-list.ts';
import { type Mark, type Marked, noteLead } from '#lib/store/lead-marks.ts';
import { correctPerson, findPersonalData } from '#lib/store/people.ts';
import { unsubscribe } from '#lib/store/subscribers.ts';
import { correction } from '#lib/submissions/schema.ts';
import { type Act, actor, type Fields, say } from './act.ts';
import { detailsOf } from './details.ts';
import { letterActs } from './letter-acts.ts';
import type { Desk } from './on-desk.ts';
import type { Said } from './said.ts';
import { writeDown } from './write-down.ts';

const longestNote = 2_000; // characters

/** What the buttons of the desk do, by name: each what a command does, by the same function. */
export const acts = new Map<string, Act>([
  ['answered', mark('answered')],
  ['dismissed', mark('dismissed')],
  ['released', mark('released')],
  ['dismiss-held', dismissHeld],
  ['undo', undo],
  ['note', note],
  ['send-again', sendAgain],
  ['export-person', exportOne],
  ['correct-person', correct],
  ['erase-person', erase],
  ['remove-reader', removeReader],
  ['export-readers', exportAll],
  ...letterActs,
  ['test-mail', testMail],
  ['test-alert', testAlert],
  ['end-session', end],
  ['sign-out', signOut],
]);

const messagePage = (id = '') => deskRoutes.page(`messages/${encodeURIComponent(id)}`);

function mark(how: Mark): Act {
  return async (desk, { id = '' }) => {
    const marked = await markMessage(desk.store, id, how, actor(desk));
    return say(messagePage(id), saidOf(marked, how));
  };
}

function saidOf(marked: Marked, how: Mark): Said {
  if (marked.kind === 'done') return how;
  return marked.kind === 'unchanged' ? 'somebody-first' : 'gone';
}

async function dismissHeld(desk: Desk): Promise<Response> {
  await markHeldMessages(desk.store, 'dismissed', actor(desk));
  return say(deskRoutes.home, 'dismissed-held', { box: 'held' });
}

async function undo(desk: Desk, { id = '', act = '' }: Fields): Promise<Response> {
  const { done } = await undoMarks(desk.store, act, actor(desk), id);
  return say(messagePage(id), done > 0 ? 'undone' : 'somebody-first');
}

async function note(desk: Desk, { id = '', note: text = '', was = '' }: Fields): Promise<Response> {
  // Browsers send line breaks as CRLF.
  const tidy = (value: string) => value.replaceAll('\r\n', '\n').trim() || null;
  if (text.length > longestNote) return say(messagePage(id), 'too-long');
  const noted = await noteLead(desk.store, id, { note: tidy(text), was: tidy(was) }, actor(desk));
  return say(messagePage(id), noted.kind === 'done' ? 'noted' : 'note-changed');
}

async function sendAgain(desk: Desk, { id = '' }: Fields): Promise<Response> {
  const found = await inspectLead(desk.store, id, mailsInFolder(env().DATA_DIR));
  if (!found) return say(messagePage(id), 'gone');
  await writeDown(desk.store, desk.person.email, 'message sent again', id);
  const outcome = await retryLead(desk.store, found);
  outbox.delivery?.wake();
  return say(messagePage(id), outcome === 'queued' ? 'sending' : 'not-sent-again');
}

const personPage = deskRoutes.page('person');

async function exportOne({ store, person }: Desk, { email = '' }: Fields): Promise<Response> {
  await writeDown(store, person.email, 'person exported');
  const data = JSON.stringify(await exportPerson(store, email), null, 2);
  return download(data, 'person.json', 'application/json');
}

async function correct({ store, person }: Desk, fields: Fields): Promise<Response> {
  const { email = '', name, phone, newEmail, was } = fields;
  const given = { ...(name && { name }), phone: phone ?? '', ...(newEmail && { email: newEmail }) };
  const { data, error } = correction.safeParse(given);
  if (error) return say(personPage, 'not-correct', { email });
  const { leads } = await findPersonalData(store, email);
  if (was !== detailsOf(leads)) return say(personPage, 'person-changed', { email });
  await writeDown(store, person.email, 'person corrected');
  const changed = await correctPerson(store, email, data);
  if (changed.kind === 'address taken') return say(personPage, 'address-taken', { email });
  return say(personPage, 'corrected', { email: data.email ?? email });
}

async function erase({ store, person }: Desk, { email = '', sure }: Fields): Promise<Response> {
  if (sure !== 'yes') return say(personPage, 'not-sure', { email });
  await writeDown(store, person.email, 'person erased');
  await eraseEverything(store, email);
  return say(personPage, 'erased');
}

const readersPage = deskRoutes.page('readers');

async function removeReader({ store, person }: Desk, { id = '' }: Fields): Promise<Response> {
  const reader = await store.db
    .selectFrom('subscribers')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!reader) return say(readersPage, 'gone');
  await writeDown(store, person.email, 'reader removed', id);
  await unsubscribe(store, reader, Date.now());
  return say(readersPage, 'removed');
}

async function exportAll({ store, person }: Desk): Promise<Response> {
  await writeDown(store, person.email, 'readers exported');
  const csv = toCsv(readerColumns, await exportReaders(store));
  return download(csv, 'readers.csv', 'text/csv; charset=utf-8');
}

const healthPage = deskRoutes.page('health');

async function testMail({ store, person }: Desk): Promise<Response> {
  await writeDown(store, person.email, 'test mail sent');
  const { state } = await sendTestMessage();
  return say(healthPage, state === 'ok' ? 'test-sent' : 'test-failed');
}

async function testAlert({ store, person }: Desk): Promise<Response> {
  await writeDown(store, person.email, 'test alert sent');
  const { state } = await checkAlerts(alertKey);
  return say(healthPage, state === 'ok' ? 'test-sent' : 'test-failed');
}

async function end({ store, person }: Desk, { id = '' }: Fields): Promise<Response> {
  await writeDown(store, person.email, 'session ended', id);
  const ended = await endSession(store, id);
  return say(deskRoutes.page('sessions'), ended ? 'session-ended' : 'gone');
}

async function signOut({ store, person }: Desk): Promise<Response> {
  await writeDown(store, person.email, 'signed out', person.sessionId);
  await endSession(store, person.sessionId);
  const answer = say(deskRoutes.signIn, 'signed-out');
  answer.headers.set('Set-Cookie', await forgettingCookie(store));
  answer.headers.set('Clear-Site-Data', '"cache"');
  return answer;
}

function download(body: string, name: string, type: string): Response {
  const disposition = `attachment; filename="${name}"`;
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': disposition },
  });
}
