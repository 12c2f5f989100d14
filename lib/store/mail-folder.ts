import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/env.ts';

/** Mails that became files, as no mail server was set, with the ids of their outbox rows. */
export function mailFiles(dataDir = env().DATA_DIR): { id: string; file: string }[] {
  const folder = path.join(dataDir, 'mail');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => ({
    id: / (\S+)\.eml/.exec(name)?.[1] ?? '',
    file: path.join(folder, name),
  }));
}

/** @returns how many there were */
export function removeMailFiles(outboxIds: readonly string[]): number {
  const ids = new Set(outboxIds);
  const files = mailFiles().filter(({ id }) => ids.has(id));
  for (const { file } of files) rmSync(file);
  return files.length;
}
