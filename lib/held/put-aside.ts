import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { hasDatabase, type Store, withStore } from '#lib/database/store.ts';

export type PutAside = Awaited<ReturnType<typeof read>>;

/** What the database says that a restore is about to put aside. @returns undefined where there is none to read */
export async function readPutAside(): Promise<PutAside | undefined> {
  if (!hasDatabase(env())) return;
  try {
    return await withStore(env(), read);
  } catch (error) {
    log.warn('the database that is put aside cannot be read', { error });
    return undefined;
  }
}

/** What has gone, what is still to go, and who has left. */
async function read({ db }: Store) {
  const mails = await db.selectFrom('outbox').selectAll().execute();
  const letters = await db.selectFrom('letters').selectAll().execute();
  const drafts = await db.selectFrom('drafts').select(['id', 'version', 'planned_at']).execute();
  const left = await db
    .selectFrom('subscribers')
    .select(['id', 'unsubscribed_at', 'left_by'])
    .where('unsubscribed_at', 'is not', null)
    .execute();
  return { mails: byId(mails), letters: byId(letters), drafts: byId(drafts), left };
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
