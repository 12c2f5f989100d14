import { getSystemErrorMap } from 'node:util';
import { Command, CommanderError } from 'commander';
import { env } from '#lib/base/env.ts';
import { maskSecrets } from '#lib/base/mask-secrets.ts';
import { reasonOf } from '#lib/base/text.ts';
import { type Answer, printable, printableJson } from './answer.ts';

type Io = { out(text: string): void; err(text: string): void };

/**
 * @param argv what follows `npm run agency --`
 * @param prepare once the settings are known to be right
 * @returns the exit code: 0 done, 1 failed, 2 misused
 */
export async function runAgency(
  argv: readonly string[],
  io: Io,
  prepare = async () => {},
): Promise<number> {
  let exitCode = 0;
  const print = (answer: Answer) => {
    exitCode = answer.exitCode ?? 0;
    if (argv.includes('--json')) io.out(`${printableJson(answer.data)}\n`);
    else (exitCode === 0 ? io.out : io.err)(`${printable(answer.text).replace(/\n$/, '')}\n`);
  };
  try {
    // Every module below may read the settings.
    env();
    await prepare();
    const program = new Command('npm run agency --')
      .description(
        'The commands of whoever runs the server. They work on the live database while the site runs.',
      )
      .option('--json', 'answer as JSON')
      .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 wrong usage.')
      .exitOverride()
      .configureOutput({ writeOut: io.out, writeErr: io.err });
    await addCommands(program, print);
    await program.parseAsync(argv.length > 0 ? argv : ['help'], { from: 'user' });
  } catch (error) {
    // It has said what is wrong, or shown its help.
    if (error instanceof CommanderError) return error.exitCode && 2;
    const text = maskSecrets(ofFile(error) ?? (Object(error).message || reasonOf(error)));
    print({ text, data: { error: text }, exitCode: 1 });
  }
  return exitCode;
}

/** What the system says of a file, without its own names for that; undefined where it is of none. */
function ofFile(error: unknown): string | undefined {
  const { path, errno } = Object(error);
  const [, said] = getSystemErrorMap().get(errno) ?? [];
  return path && said && `${path}: ${said}.`;
}

async function addCommands(program: Command, print: (answer: Answer) => void): Promise<void> {
  const { commands, groups } = await import('./commands.ts');
  const parents = new Map(
    Object.entries(groups).map(([name, about]) => [name, program.command(name).description(about)]),
  );
  for (const [name, one] of Object.entries(commands)) {
    const [, group = '', usage = ''] = /^(?:(\S+) (?=[a-z]))?(.*)$/.exec(name) ?? [];
    const command = (parents.get(group) ?? program).command(usage).description(one.about);
    if (one.more) command.addHelpText('after', `\n${one.more}`);
    if (one.flag) command.option(...one.flag);
    command.action(async () => {
      const [typed = ''] = command.args;
      print(await one.run(typed, Object.keys(command.opts()).length > 0));
    });
  }
}
