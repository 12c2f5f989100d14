import { env } from '#lib/env.ts';
import { formatTime } from '#lib/mail/mail-content.ts';
import { removeMailFiles } from '#lib/mail/mail-folder.ts';
import { outbox } from '#lib/outbox/control.ts';
import type { Actor } from '#lib/store/changes.ts';
import { heldLeads } from '#lib/store/lead-list.ts';
import { type Mark, type Marked, markLead, markLeads, undoAct } from '#lib/store/lead-marks.ts';
import type { Change, ChangeKind } from '#lib/store/schema.ts';
import type { Store } from '#lib/store/store.ts';

/** Says of a message that it was answered, that it is none, or that a person wrote what is held. */
export async function markMessage(
  store: Store,
  id: string,
  mark: Mark,
  actor: Actor,
): Promise<Marked> {
  const marked = await markLead(store, id, mark, actor);
  if (mark === 'released') outbox.delivery?.wake();
  return marked;
}

/** Says it of every held message, or of those that a digest listed and that came until then. */
export async function markHeldMessages(
  store: Store,
  mark: Exclude<Mark, 'answered'>,
  actor: Actor,
  listedUntil?: number,
) {
  const ids = (await heldLeads(store, listedUntil)).map(({ id }) => id);
  const marked = await markLeads(store, ids, mark, actor);
  if (mark === 'released') outbox.delivery?.wake();
  return marked;
}

/**
 * Takes back what one press said, where nobody has said anything since.
 *
 * @param only of a press that was about several messages, this one
 * @returns of how many, and what was done to the others since
 */
export async function undoMarks(store: Store, act: string, actor: Actor, only?: string) {
  const { mails, ...undone } = await undoAct(store, act, actor, only);
  removeMailFiles(env().DATA_DIR, mails);
  return undone;
}

/** Who did what, and when: `ali@example.com marked it as answered, Monday, January 5, 2026 at 5:00 PM.` */
export function changeInWords(change: Change): string {
  return `${deedInWords(change)}, ${formatTime(change.at)}.`;
}

/** Who did what: `ali@example.com marked it as answered`. */
export function deedInWords({ who, what }: Change): string {
  return `${actors[who] ?? who} ${deeds[what]}`;
}

const actors: Record<string, string> = {
  mail: 'Somebody, by a link in a mail,',
  command: 'Somebody, by a command,',
  desk: 'Somebody, signed in,',
};

const deeds: Record<ChangeKind, string> = {
  'message answered': 'marked it as answered',
  'message dismissed': 'said that it is not a message',
  'message released': 'said that a person wrote it',
  'message mark undone': 'took back what was said of it',
  'message noted': 'wrote a note on it',
  'message sent again': 'had its mail sent again',
  'signed in': 'signed in',
  'signed out': 'signed out',
  'session ended': 'ended a session',
  'words saved': 'saved words of the site',
  'page moved': 'gave a page another address',
  'page removed': 'removed a page',
  'photograph added': 'added a photograph',
  'other sessions ended': 'ended their other sessions',
  'passkey added': 'added a passkey',
  'passkey removed': 'removed a passkey',
  'letter written': 'worked on a letter',
  'letter thrown away': 'threw a letter away',
  'letter copied': 'sent themselves a copy of a letter',
  'letter planned': 'planned a letter',
  'letter plan taken back': 'took a letter’s plan back',
  'letter begun': 'had a letter sent to the readers',
  'letter stopped': 'stopped a letter',
  'letter resumed': 'went on with a letter',
  'reader removed': 'took a reader off the list',
  'reader put back': 'put a reader back on the list',
  'readers exported': 'saved the list of readers',
  'person exported': 'saved what is kept about a person',
  'person corrected': 'corrected a person’s details',
  'person erased': 'erased a person’s data',
  'test mail sent': 'sent a test mail',
  'test alert sent': 'sent a test alert',
  'test message passed on': 'sent a test to LEADS_URL',
  'words published': 'had the words published',
  'words taken back': 'had words shown that were published before',
  'visitors led on': 'said where the visitors of a removed page go',
  'version brought back': 'brought an earlier version of words back',
  'preview link made': 'made a link to previews',
  'preview links ended': 'ended all links to previews',
  'reminders stopped': 'stopped the reminders',
  'reminders started': 'started the reminders',
};
