import { outboxEntry } from '@/lib/store/outbox-entry';
import { isSqlite } from '@/lib/store/sqlite-only';
import type { Store } from '@/lib/store/store';
import { reasonOf } from '../errors';
import { missingDatabase, openExistingStore } from '../existing-store';
import { count, moment } from '../text';
import { type Check, checkOf } from './check';

const { ok, failed, skipped } = checkOf('database');

/** An hour: by then the server has tried some fifteen times. */
const longWait = 60 * 60_000;

/** Whether the database opens, with the newest schema, and takes writes; then how the mail stands. */
export async function checkStore(now: number): Promise<Check[]> {
  const missing = missingDatabase();
  if (missing) return [skipped(`none at ${missing} yet: the site makes it at its first start`)];
  const store = await openExistingStore();
  if (typeof store === 'string') return [failed(store)];
  try {
    return [await checkWriting(store, now), await checkBacklog(store, now)];
  } finally {
    await store.close();
  }
}

async function checkWriting(store: Store, now: number): Promise<Check> {
  try {
    const transaction = await store.db.startTransaction().execute();
    const row = outboxEntry('lead', 'doctor', now);
    await transaction.insertInto('outbox').values(row).execute();
    await transaction.rollback().execute();
  } catch (error) {
    return failed(`it cannot be written: ${reasonOf(error)}`);
  }
  const kind = isSqlite(store) ? 'SQLite' : 'PostgreSQL';
  return ok(`${kind} opens, its schema is current, and it takes writes`);
}

async function checkBacklog({ db }: Store, now: number): Promise<Check> {
  const backlog = checkOf('mail queue');
  const open = db.selectFrom('outbox').where('sent_at', 'is', null);
  const waiting = await open
    .where('failed_at', 'is', null)
    .select(({ fn }) => [fn.countAll().as('mails'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  const parked = await open
    .where('failed_at', 'is not', null)
    .select(({ fn }) => fn.countAll().as('mails'))
    .executeTakeFirstOrThrow();
  const oldest = waiting.oldest === null ? now : Number(waiting.oldest);
  const since = Number(waiting.mails) ? `, the oldest since ${moment(oldest)}` : '';
  const refused = Number(parked.mails)
    ? `; ${count(Number(parked.mails), 'mail')} refused for good, see \`leads list --state failed\``
    : '';
  const detail = `${count(Number(waiting.mails), 'mail')} waiting${since}${refused}`;
  return refused || now - oldest > longWait ? backlog.failed(detail) : backlog.ok(detail);
}
