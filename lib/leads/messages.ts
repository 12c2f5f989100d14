import { deeds } from '#lib/database/deeds.ts';
import type { Change } from '#lib/database/schema.ts';
import { formatTime } from '#lib/post/mail-content.ts';

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
