import { parseArgs } from 'node:util';
import type { Call, Command } from './command';
import { codeOf, reasonOf } from './errors';

type Typed = Omit<Call, 'io'>;

type Input = { kind: 'read'; typed: Typed } | { kind: 'misused'; reason: string };

export function readInput(
  { parameters = [], options }: Command,
  nameLength: number,
  argv: readonly string[],
): Input {
  const parsed = parse(argv, options);
  if (parsed.kind === 'misused') return parsed;
  const args = parsed.positionals.slice(nameLength);
  if (args.length > parameters.length) {
    return misused(`Unexpected argument "${args[parameters.length]}".`);
  }
  const missing = parameters.slice(args.length).find((name) => !name.startsWith('['));
  if (missing) return misused(`${missing} is missing.`);
  const values: Record<string, string> = {};
  const flags: Record<string, boolean> = {};
  for (const [name, value] of Object.entries(parsed.values)) {
    if (typeof value === 'string') values[name] = value;
    if (typeof value === 'boolean') flags[name] = value;
  }
  return { kind: 'read', typed: { args, values, flags } };
}

function parse(argv: readonly string[], options: Command['options']) {
  try {
    const parsed = parseArgs({
      args: [...argv],
      options: { ...options, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    return { kind: 'parsed', ...parsed } as const;
  } catch (error) {
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS')) return misused(reasonOf(error));
    throw error;
  }
}

function misused(reason: string) {
  return { kind: 'misused', reason } as const;
}
