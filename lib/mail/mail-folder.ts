import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Deletes the mails that were written to the data folder for want of a mail server.
 *
 * @param outboxIds rows of the outbox, by which the files are named
 * @returns how many files there were
 */
export function removeMailFiles(dataDir: string, outboxIds: readonly string[]): number {
  const folder = path.join(dataDir, 'mail');
  if (!existsSync(folder)) return 0;
  const ids = new Set(outboxIds);
  const files = readdirSync(folder).filter((file) =>
    ids.has(/ (\S+)\.eml(?:\.part)?$/.exec(file)?.[1] ?? ''),
  );
  for (const file of files) rmSync(path.join(folder, file));
  return files.length;
}
