import { sql, type Transaction } from 'kysely';
import type { Database } from '#lib/database/schema.ts';

/** Takes somebody's name out of what they wrote and published, which stays. @param key of their address */
export async function forgetWriter(transaction: Transaction<Database>, key: string): Promise<void> {
  const who = 'somebody';
  const isTheirs = sql<boolean>`lower(who) = ${key}`;
  await transaction.updateTable('word_versions').set({ who }).where(isTheirs).execute();
  await transaction.updateTable('publications').set({ who }).where(isTheirs).execute();
  await transaction.deleteFrom('word_drafts').where(isTheirs).execute();
}
