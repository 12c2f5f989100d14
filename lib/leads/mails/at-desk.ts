import { deskAnswers, deskUrl } from '#lib/desk/people.ts';
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
