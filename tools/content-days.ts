import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { daysFile, releaseFolder } from '#lib/content/words.ts';

/** Writes on which day each file of the content was last committed, for builds and servers without Git. */
export function writeContentDays(): void {
  const days = readDays(releaseFolder);
  const isKnown = Object.keys(days).length > 0;
  if (isKnown || !existsSync(daysFile)) writeFileSync(daysFile, JSON.stringify(days));
}

/** @returns days, YYYY-MM-DD, by the path of a file from that folder; none outside a checkout, or in a shallow one */
export function readDays(folder: string): Record<string, string> {
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd: folder, encoding: 'utf8' }).stdout ?? '';
  const days: Record<string, string> = {};
  // A shallow clone would date everything to its first commit.
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
  let day = '';
  const log = git('log', '--format=%x09%cs', '--name-only', '--relative', '--', '.');
  for (const line of log.split('\n')) {
    if (line.startsWith('\t')) day = line.slice(1);
    else if (line) days[line] ??= day;
  }
  return days;
}
