import { parseArgs } from 'node:util';
import type { Call, Command } from './command';
import { codeOf, reasonOf } from './errors';

/**
 * What was typed beside a command's name.
 *
 * @param nameLength how many words the name has
 * @returns the arguments and options, or a sentence that says what is wrong with them
 */
export function readInput(
  { parameters = [], options }: Command,
  nameLength: number,
  argv: readonly string[],
): Omit<Call, 'io'> | string {
  const parsed = parse(argv, options);
  if (typeof parsed === 'string') return parsed;
  const args = parsed.positionals.slice(nameLength);
  if (args.length > parameters.length) return `"${args[parameters.length]}" is one word too many.`;
  const missing = parameters.slice(args.length).find((name) => !name.startsWith('['));
  if (missing) return `${missing} is missing.`;
  const call = { args, values: {} as Record<string, string>, flags: {} as Record<string, boolean> };
  for (const [name, value] of Object.entries(parsed.values)) {
    if (typeof value === 'string') call.values[name] = value;
    if (typeof value === 'boolean') call.flags[name] = value;
  }
  return call;
}

function parse(argv: readonly string[], options: Command['options']) {
  try {
    return parseArgs({
      args: [...argv],
      options: { ...options, json: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    // Node's own sentence names the option at fault.
    if (codeOf(error)?.startsWith('ERR_PARSE_ARGS')) return reasonOf(error);
    throw error;
  }
}
