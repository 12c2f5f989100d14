import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { wordsFolder } from './content.ts';
import { filesBelow } from './read-sources.ts';

let days: ReadonlyMap<string, string> | undefined;

/**
 * The day on which a file of the content, or anything in a folder there, was last committed. Where
 * CONTENT_DIR leads out of Git, the day on which the file was written.
 *
 * @param name path below the content's folder
 * @returns YYYY-MM-DD; undefined where Git does not know: outside a checkout, in a shallow one, or for
 * what was never committed
 */
export function lastChange(name: string): string | undefined {
  days ??= readDays(wordsFolder());
  return days.get(name);
}

function readDays(folder: string): ReadonlyMap<string, string> {
  const committed = readHistory(folder);
  return committed.size === 0 && folder !== 'content' ? readFileDays(folder) : committed;
}

/** The day of each file and folder in a folder, by its path from there. */
export function readHistory(folder: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  let day = '';
  const log = git(folder, 'log', '--format=%x09%cs', '--name-only', '--relative', '--', '.');
  for (const line of log.split('\n')) {
    if (line.startsWith('\t')) day = line.slice(1);
    else for (const name of withFolders(line)) if (!newest.has(name)) newest.set(name, day);
  }
  return newest;
}

function readFileDays(folder: string): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  for (const file of filesBelow(folder)) {
    const day = statSync(path.join(folder, file)).mtime.toISOString().slice(0, 10);
    for (const name of withFolders(file)) if (day > (newest.get(name) ?? '')) newest.set(name, day);
  }
  return newest;
}

function withFolders(name: string): string[] {
  return name && name !== '.' ? [name, ...withFolders(path.posix.dirname(name))] : [];
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
