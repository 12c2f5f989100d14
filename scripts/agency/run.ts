import { EnvError } from '@/lib/env';
import { type Answer, failed, type Io, misused } from './command';
import { reasonOf } from './errors';
import { openExistingStore } from './existing-store';
import { commandHelp, generalHelp, seeHelp } from './help';
import { readInput } from './input';
import { commands } from './table';

const exitCodes = { done: 0, failed: 1, misused: 2 } as const;

/** @param argv what follows `npm run agency --` @returns the exit code */
export async function runAgency(argv: readonly string[], io: Io): Promise<number> {
  const { outcome, text, data } = await answer(argv, io);
  if (argv.includes('--json')) io.out(`${JSON.stringify(data, null, 2)}\n`);
  else (outcome === 'done' ? io.out : io.err)(text.endsWith('\n') ? text : `${text}\n`);
  return exitCodes[outcome];
}

async function answer(argv: readonly string[], io: Io): Promise<Answer> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (error instanceof EnvError) return failed(error.message);
    return failed(`The command failed: ${reasonOf(error)}`);
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<Answer> {
  const isHelp = argv.includes('--help') || argv.includes('-h');
  const words = argv.filter((word) => !word.startsWith('-'));
  if (words.length === 0) return isHelp || argv.length === 0 ? generalHelp() : misused(seeHelp);
  if (words[0] === 'help') return commandHelp(words.slice(1).join(' '));

  const name = nameOf(words);
  const isGroup = words.length === 1 && !name && hasCommands(words[0] ?? '');
  if (isHelp || isGroup) return commandHelp(name ?? words[0] ?? '');
  if (!name) return misused(`There is no command "${words.slice(0, 2).join(' ')}". ${seeHelp}`);
  return runCommand(name, argv, io);
}

function hasCommands(word: string): boolean {
  return Object.keys(commands).some((name) => name.startsWith(`${word} `));
}

function nameOf(words: readonly string[]): string | undefined {
  const names = [words.slice(0, 2).join(' '), words[0] ?? ''];
  return names.find((name) => Object.hasOwn(commands, name));
}

async function runCommand(name: string, argv: readonly string[], io: Io): Promise<Answer> {
  const command = await commands[name]?.();
  if (!command) return misused(seeHelp);
  const input = readInput(command, name.split(' ').length, argv);
  if (input.kind === 'misused') {
    return misused(`${input.reason}\nUsage: agency ${name} ${command.usage}`);
  }
  const call = { ...input.typed, io };
  if (command.storeless) return command.run(call);

  const opened = await openExistingStore();
  if (opened.outcome !== 'open') return opened;
  const { store } = opened;
  try {
    return await command.run({ ...call, store });
  } finally {
    await store.close();
  }
}
