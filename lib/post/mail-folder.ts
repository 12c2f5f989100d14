import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';

/** Ids of outbox rows whose mail became a file, as no mail server was configured. */
export function mailsInFolder(): Set<string> {
  return new Set(mailFiles().flatMap((file) => idOf(file) ?? []));
}

/** @param before ms since 1970: files written later stay. @returns how many were removed */
export function removeMailFiles(
  outboxIds: readonly string[],
  before = Number.POSITIVE_INFINITY,
): number {
  const ids = new Set(outboxIds);
  const files = mailFiles().filter(
    (file) => ids.has(idOf(file) ?? '') && statSync(file).mtimeMs < before,
  );
  for (const file of files) rmSync(file);
  return files.length;
}

function mailFiles(): string[] {
  const folder = path.join(env().DATA_DIR, 'mail');
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
}

function idOf(file: string): string | undefined {
  return / ([^\s/]+)\.eml(?:\.part)?$/.exec(file)?.[1];
}
