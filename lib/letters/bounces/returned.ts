import type { Transaction } from 'kysely';
import { changeRows, findRow } from '#lib/database/rows.ts';
import type { Database, OutboxEntry, Subscriber } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { isToStranger, kindsWhere } from '#lib/post/kinds.ts';
import { unsubscribe } from '../subscribers.ts';
import { codeIn, judge } from './judge.ts';
import type { Report } from './read-report.ts';

/** In ms. Whatever refused a mail to the agency should be put right first. */
const agencyPause = 60 * 60_000;

const toReader = kindsWhere(({ to }) => to === 'reader');

/** So many mails in a row that did not get in make an address one that is no more. */
const softLimit = 3;

/**
 * Notes that a mail came back, once; one instance at a time reads the mailbox. A reader whose address is no more,
 * or who complains, is off the list; a mail to the agency is sent again until it stays.
 *
 * @returns the mail, and whether that was news; undefined where it is about none of the outbox
 */
export function recordReturn(
  store: Store,
  report: Report,
  now: number,
): Promise<{ mail: OutboxEntry; isNew: boolean } | undefined> {
  return store.db.transaction().execute(async (transaction) => {
    const within = { ...store, db: transaction };
    const mail = await findMail(within, report);
    if (!mail) return;
    if (!isNews(mail, report.kind)) return { mail, isNew: false };
    await note(within, mail, report, now);
    if (isToStranger(mail)) await takeOff(within, mail, report.kind, now);
    return { mail, isNew: true };
  });
}

/** A reader whose address is refused as one that is no more, while a mail is sent, counts as in a report. */
export async function recordRefusal(store: Store, id: string, reply: string, now: number) {
  const status = codeIn(reply);
  if (judge(status, reply) === 'soft') return;
  await recordReturn(store, { kind: 'hard', status, keys: [], ids: [id] }, now);
}

type Within = Store & { db: Transaction<Database> };

async function findMail({ db }: Within, { keys, ids }: Report): Promise<OutboxEntry | undefined> {
  const mails = db.selectFrom('outbox').selectAll();
  const byKey = mails.where('return_key', 'in', ['', ...keys]);
  const byId = mails.where('id', 'in', ['', ...ids]);
  return (await byKey.executeTakeFirst()) ?? byId.executeTakeFirst();
}

/** A mail to the agency counts as sent until then: a report that comes twice has it sent once. */
function isNews(mail: OutboxEntry, kind: Report['kind']): boolean {
  const { returned, sent_at } = mail;
  if (!isToStranger(mail)) return sent_at !== null && kind !== 'complaint';
  return returned === null || (returned === 'soft' && kind !== 'soft');
}

async function note({ db }: Within, mail: OutboxEntry, { kind, status }: Report, now: number) {
  const next = isToStranger(mail) ? { failed_at: now } : { due: now + agencyPause };
  await changeRows(
    db,
    'outbox',
    { id: mail.id },
    {
      returned: kind,
      returned_at: now,
      last_error: `returned ${kind} ${status}`.trim(),
      // A complaint is about what has arrived.
      ...(kind !== 'complaint' && { sent_at: null, problem: 'returned', ...next }),
    },
  );
}

/** Of a mail from before the reader's last sign-up, a report says nothing about the address of now. */
async function takeOff(store: Within, mail: OutboxEntry, kind: Report['kind'], now: number) {
  const reader = await findRow(store.db, 'subscribers', { id: mail.subject_id });
  if (!reader) return;
  const since = await listedSince(store, reader);
  if (mail.created_at < since) return;
  const left_by =
    kind === 'soft'
      ? (await areAllSoft(store, mail, since)) && 'full'
      : ({ hard: 'gone', complaint: 'complaint' } as const)[kind];
  if (left_by) await unsubscribe(store, reader, now, left_by);
}

/** When the inbox last subscribed, or left before somebody put it back. */
async function listedSince({ db }: Within, { inbox_key }: Subscriber): Promise<number> {
  const times = await db
    .selectFrom('subscribers')
    .leftJoin('subscriptions_before', 'subscriber_id', 'subscribers.id')
    .select(['subscribers.consent_at', 'subscriptions_before.unsubscribed_at'])
    .where('inbox_key', '=', inbox_key)
    .execute();
  return Math.max(...times.flatMap((one) => [one.consent_at, one.unsubscribed_at ?? 0]));
}

/** Whether so many of a reader's last mails, up to this one, did not get in. */
async function areAllSoft({ db }: Within, mail: OutboxEntry, since: number): Promise<boolean> {
  const mails = await db
    .selectFrom('outbox')
    .select('returned')
    .where('subject_id', '=', mail.subject_id)
    .where('kind', 'in', toReader)
    .where('created_at', '>=', since)
    .where('created_at', '<=', mail.created_at)
    .orderBy('created_at', 'desc')
    .limit(softLimit)
    .execute();
  return mails.length === softLimit && mails.every(({ returned }) => returned === 'soft');
}
