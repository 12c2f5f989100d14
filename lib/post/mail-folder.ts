import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import type { Store } from '#lib/database/store.ts';

/** Where there is no mail server, a mail is a file of this name, for whoever looks. */
export function fileName(date: Date, id: string): string {
  return `${date.toISOString().replaceAll(':', '-')}_${id}.eml`;
}

/** Removes the files of these mails, and of all that are no longer in the outbox. */
export async function tidyFolder({ db }: Store, ids: readonly string[] = []): Promise<void> {
  const names = mailFiles();
  if (names.length === 0) return;
  const rows = db.selectFrom('outbox').select('id').where('id', 'in', names.map(idOf));
  const stay = new Set((await rows.execute()).map(({ id }) => id)).difference(new Set(ids));
  for (const name of names) if (!stay.has(idOf(name))) rmSync(path.join(folder(), name));
}

const folder = () => path.join(/* turbopackIgnore: true */ env().DATA_DIR, 'mail');

function mailFiles(): string[] {
  return existsSync(folder()) ? readdirSync(folder()).filter((name) => idOf(name) !== '') : [];
}

/** Of a half-written file, too: `.part` is that of 1.1.0. */
function idOf(name: string): string {
  return /^\.?\S{24}[ _]([^/]+?)\.eml(?:\.\w+)?$/.exec(name)?.[1] ?? '';
}
