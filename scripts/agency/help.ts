import { type Answer, type Command, done, misused } from './command';
import { commands } from './table';
import { columns } from './text';

export async function generalHelp(): Promise<Answer> {
  const entries = await loadHelp(Object.entries(commands));
  const text = [
    'The owner’s commands. They work on the live database while the site runs.',
    '',
    'Usage: npm run agency -- COMMAND [--json]',
    '',
    columns(entries.map(({ name, summary }) => [`  ${name}`, summary])),
    '',
    'Details: npm run agency -- help COMMAND',
    'Exit codes: 0 done, 1 failed, 2 wrong usage.',
  ];
  return done(text.join('\n'), { commands: entries });
}

/** @param topic a command, or the first word of several */
export async function commandHelp(topic: string): Promise<Answer> {
  if (!topic) return generalHelp();
  const named = Object.entries(commands).filter(([name]) => `${name} `.startsWith(`${topic} `));
  if (named.length === 0) return misused(`There is no command "${topic}".\n${seeHelp}`);
  const entries = await loadHelp(named);
  const sections = entries.map(({ name, usage, summary, help }) =>
    [`agency ${name} ${usage}`.trimEnd(), summary, ...help].join('\n    '),
  );
  return done(sections.join('\n\n'), { commands: entries });
}

export const seeHelp = 'See `npm run agency -- help`.';

function loadHelp(entries: readonly [string, () => Promise<Command>][]) {
  return Promise.all(
    entries.map(async ([name, load]) => {
      const { usage, summary, help = [] } = await load();
      return { name, usage, summary, help };
    }),
  );
}
