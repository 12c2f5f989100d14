import { execFileSync } from 'node:child_process';
import path from 'node:path';

let days: ReadonlyMap<string, string> | undefined;

/**
 * The day on which a file below `content/`, or anything in a folder there, was last committed.
 *
 * @returns YYYY-MM-DD; undefined where Git does not know: outside a checkout, in a shallow one, or for
 * what was never committed
 */
export function lastChange(name: string): string | undefined {
  days ??= readHistory(process.cwd());
  return days.get(name);
}

/** The day of each file and folder of `content/`, by its path from `folder`. */
export function readHistory(folder: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  let day = '';
  for (const line of git(
    folder,
    'log',
    '--format=%x09%cs',
    '--name-only',
    '--relative',
    '--',
    'content',
  ).split('\n')) {
    if (line.startsWith('\t')) day = line.slice(1);
    else for (const name of withFolders(line)) if (!newest.has(name)) newest.set(name, day);
  }
  return newest;
}

function withFolders(name: string): string[] {
  return name.includes('/') ? [name, ...withFolders(path.posix.dirname(name))] : [];
}

function git(cwd: string, ...args: string[]): string {
  const run = (...words: string[]) =>
    execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    // A shallow clone would date everything to its first commit.
    return run('rev-parse', '--is-shallow-repository').trim() === 'false' ? run(...args) : '';
  } catch {
    return '';
  }
}
