import { writeFileSync } from 'node:fs';
import { codeOf, reasonOf } from './errors';

/** Writes a file that only its owner can read. @returns a sentence where it could not be written */
export function writeNewFile(file: string, text: string): string | undefined {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return writeProblem(file, error);
  }
}

/** What stands in the way of writing a file. @throws what is not the file system's complaint */
export function writeProblem(file: string, error: unknown): string {
  const code = codeOf(error);
  if (!code) throw error;
  if (code === 'EEXIST') return `${file} exists already, and nothing was written over it.`;
  return `${file} cannot be written: ${reasonOf(error)}`;
}
