import { deeds } from '#lib/database/deeds.ts';
import type { Change } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import type { Actor } from '#lib/desk/changes.ts';
import { formatTime } from '#lib/post/mail-content.ts';
import { removeMailFiles } from '#lib/post/mail-folder.ts';
import { undoAct } from './lead-marks.ts';

/**
 * Takes back what one press said, where nobody has said anything since.
 *
 * @param only of a press that was about several messages, this one
 * @returns of how many, and what was done to the others since
 */
export async function undoMarks(store: Store, act: string, actor: Actor, only?: string) {
  const { mails, ...undone } = await undoAct(store, act, actor, only);
  removeMailFiles(mails);
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
  post: 'The mail server',
  desk: 'Somebody, signed in,',
  release: 'A release',
};
