import { env } from '#lib/base/env.ts';
import { host } from '#lib/base/host.ts';
import { deskUrl } from '#lib/desk/people.ts';
import type { Part } from '#lib/post/mail-content.ts';

/**
 * Where the reader of a mail does something about it: at the desk or, where it does not answer, by a command.
 *
 * @param commands of `npm run agency`, with what each is for
 */
export function atDesk(
  label: string,
  path: string,
  commands: readonly (readonly [what: string, command: string])[],
): Part {
  if (deskAnswers()) return { action: label, href: deskUrl(path), isButton: true };
  return {
    facts: commands.map(([what, command]) => [
      `${what}, on the server`,
      `npm run agency -- ${command}`,
    ]),
  };
}

/** Whether the desk answers: not where it is off, nor where Next's own `next start` runs the site. */
function deskAnswers(): boolean {
  const isServed = host.kind === 'server' || process.env.NODE_ENV !== 'production';
  return isServed && env().DESK === 'on';
}
