import { deeds } from '#lib/database/deeds.ts';
import type { Deed } from '#lib/database/schema.ts';
import { personName } from '#lib/desk/people.ts';

/** Who did what: `ali@example.com marked it as answered`. */
export function deedInWords({ who, what }: Deed): string {
  return `${actors[who] ?? personName(who)} ${deeds[what]}`;
}

const actors: Record<string, string> = {
  // In 1.1.0.
  mail: 'Somebody, by a link in a mail,',
  command: 'Somebody, by a command,',
  post: 'The mail server',
  desk: 'Somebody, signed in,',
  release: 'A release',
};
