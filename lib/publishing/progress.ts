import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '#lib/base/write-whole.ts';
import { isLocked } from './lock.ts';
import { pagesFolder } from './pages.ts';

export type Step = 'checking' | 'photographs' | 'pages' | 'packing' | 'swapping';

/** How far this machine is with making pages, or what it came to. */
export type Progress = {
  /** Empty where nobody publishes, and only the pages are made. */
  who: string;
  pid: number;
  begun: number;
  step: Step;
  /** Of what has a number: pages. */
  done?: number;
  of?: number;
  /** When and how it ended; absent while it goes on, or where it was cut off. */
  ended?: { at: number; how: Outcome; reason?: string };
};

export type Outcome = 'published' | 'mistakes' | 'overtaken' | 'disk full' | 'failed';

const file = () => path.join(pagesFolder(), 'progress.json');

export function writeProgress(progress: Progress): void {
  writeWhole(file(), JSON.stringify(progress));
}

/** Where the disk is full, in the room that the file has. */
export function overwriteProgress(progress: Progress): void {
  if (!existsSync(file())) return;
  const room = statSync(file()).size;
  writeFileSync(file(), JSON.stringify(progress).padEnd(room), { flag: 'r+' });
}

/** What the last publication came to is no longer so. */
export const forgetProgress = () => rmSync(file(), { force: true });

export type Seen = Progress & { state: 'going on' | 'cut off' | 'ended' };

/** Of the last publication from the desk, if there was one. */
export function readProgress(): Seen | undefined {
  // Asked first: what ends in between has ended.
  const isGoing = isLocked();
  const progress = read();
  if (!progress) return;
  if (progress.ended) return { ...progress, state: 'ended' };
  return { ...progress, state: isGoing ? 'going on' : 'cut off' };
}

/** Undefined where nothing was published yet, or the file is damaged: it matters to nobody for long. */
function read(): Progress | undefined {
  try {
    return JSON.parse(readFileSync(file(), 'utf8'));
  } catch {
    return;
  }
}
