import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { findRow } from '#lib/database/rows.ts';
import type { Store } from '#lib/database/store.ts';

/** Where there is no mail server, a mail is a file of this name, for whoever looks. */
export function fileName(date: Date, id: string): string {
  return `${date.toISOString().replaceAll(':', '-')}_${id}.eml`;
}

/** Files of 1.1.0, which counts what it writes to the folder as sent; renamed, they are as ours. */
export function filesCountedAsSent() {
  return mailFiles().flatMap((name) => {
    const [, time, id] = /^(\S+) (.+)\.eml$/.exec(name) ?? [];
    if (id === undefined) return [];
    const [from, to] = [name, `${time}_${id}.eml`].map((one) => path.join(folder(), one));
    return [{ id, rename: () => renameSync(`${from}`, `${to}`) }];
  });
}

/** Removes the files of all mails that are no longer in the outbox. @param also of what kinds, which name several people */
export async function tidyFolder({ db }: Store, also: readonly string[] = []): Promise<void> {
  for (const name of mailFiles()) {
    const row = await findRow(db, 'outbox', { id: idOf(name) });
    if (!row || also.includes(row.kind)) rmSync(path.join(folder(), name), { force: true });
  }
}

const folder = () => path.join(/* turbopackIgnore: true */ env().DATA_DIR, 'mail');

function mailFiles(): string[] {
  return existsSync(folder()) ? readdirSync(folder()).filter((name) => idOf(name) !== '') : [];
}

/** Of a half-written file, too: `.part` is that of 1.1.0. */
function idOf(name: string): string {
  return /^\.?\S{24}[ _]([^/]+?)\.eml(?:\.\w+)?$/.exec(name)?.[1] ?? '';
}
