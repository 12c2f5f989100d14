import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isLocked } from './lock.ts';
import { publishedFolder, writeWhole } from './publications.ts';

export type Step = 'checking' | 'photographs' | 'pages' | 'packing' | 'command' | 'swapping';

/** What the last publication does, or has come to. */
export type Progress = {
  who: string;
  /** Whether only the code is another, and the words are those that were published before. */
  isRenewal: boolean;
  pid: number;
  begun: number;
  step: Step;
  /** Of what has a number: pages. */
  done?: number;
  of?: number;
  /** When and how it ended; absent while it goes on, or where it was cut off. */
  ended?: { at: number; how: Outcome; reason?: string };
};

export type Outcome = 'published' | 'mistakes' | 'disk full' | 'failed';

const file = () => path.join(publishedFolder(), 'progress.json');

export function writeProgress(progress: Progress): void {
  writeWhole(file(), JSON.stringify(progress));
}

/** What the last publication came to is no longer so. */
export const forgetProgress = () => rmSync(file(), { force: true });

export type Seen = Progress & { state: 'going on' | 'cut off' | 'ended' };

/** Of the last publication from the desk, if there was one. */
export function readProgress(): Seen | undefined {
  // Asked first: what ends in between has ended.
  const isGoing = isLocked();
  if (!existsSync(file())) return;
  const progress: Progress = JSON.parse(readFileSync(file(), 'utf8'));
  if (progress.ended) return { ...progress, state: 'ended' };
  return { ...progress, state: isGoing ? 'going on' : 'cut off' };
}
