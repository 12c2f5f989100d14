import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Ids of outbox rows whose mail became a file, as no mail server was configured. */
export function mailsInFolder(dataDir: string): Set<string> {
  return new Set(filesIn(dataDir).flatMap((file) => idOf(file) ?? []));
}

/** @param before ms since 1970: files written later stay. @returns how many were removed */
export function removeMailFiles(
  dataDir: string,
  outboxIds: readonly string[],
  before = Number.POSITIVE_INFINITY,
): number {
  const ids = new Set(outboxIds);
  const isOld = (file: string) => statSync(path.join(folderOf(dataDir), file)).mtimeMs < before;
  const files = filesIn(dataDir).filter((file) => ids.has(idOf(file) ?? '') && isOld(file));
  for (const file of files) rmSync(path.join(folderOf(dataDir), file));
  return files.length;
}

function filesIn(dataDir: string): string[] {
  const folder = folderOf(dataDir);
  return existsSync(folder) ? readdirSync(folder) : [];
}

function folderOf(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

function idOf(file: string): string | undefined {
  return / (\S+)\.eml(?:\.part)?$/.exec(file)?.[1];
}
