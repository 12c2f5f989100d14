import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Selectable } from 'kysely';
import { env } from '#lib/base/env.ts';
import type { Database, NewLead, OutboxEntry } from '#lib/database/schema.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { saveLead } from '#lib/leads/leads.ts';
import { subscribe } from '#lib/letters/subscribers.ts';
import { contactMessage } from './requests.ts';

export const lead: NewLead = {
  ...contactMessage,
  name: 'Ayesha Khan',
  phone: '+92 300 1234567',
  message: 'We sell shoes and want a shop.',
  page: '/contact',
};

export const consentOf = (email: string) => ({
  email,
  page: '/',
  policyDate: '2025-08-29',
  textHash: 'a1b2',
});

/** Subscribes each of these, named apart by spaces, at example.com. */
export async function addReaders(store: Store, names: string, at: number): Promise<void> {
  for (const name of names.split(' ')) await subscribe(store, consentOf(`${name}@example.com`), at);
}

/** All rows of a table. */
export async function rowsOf<Table extends keyof Database>(
  { db }: Pick<Store, 'db'>,
  table: Table,
) {
  const rows = await db
    .selectFrom(table as 'leads')
    .selectAll()
    .execute();
  return rows as unknown as Selectable<Database[Table]>[];
}

/** @param mail columns of its outbox row to set @returns the id */
export async function addLead(
  store: Store,
  changes: Partial<NewLead> = {},
  at = Date.now(),
  mail: Partial<OutboxEntry> = {},
): Promise<string> {
  const { id } = await saveLead(store, { ...lead, ...changes }, at);
  if (Object.keys(mail).length > 0) {
    await store.db.updateTable('outbox').set(mail).where('subject_id', '=', id).execute();
  }
  return id;
}

/** The same, in the store of the process. */
export const seedLead = async (
  changes: Partial<NewLead> = {},
  mail: Partial<OutboxEntry> = {},
  at = Date.now(),
) => addLead(await getStore(), changes, at, mail);

/** A mail in the data folder. @returns its path */
export function writeMailFile(outboxId: string | null | undefined): string {
  const folder = path.join(env().DATA_DIR, 'mail');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `2026-01-05T12-00-00.000Z_${outboxId}.eml`);
  writeFileSync(file, 'a mail');
  return file;
}
