import type { Transaction } from 'kysely';
import type { Database, OutboxEntry, ReturnKind } from './schema.ts';
import type { Store } from './store.ts';
import { findSubscriber, unsubscribe } from './subscribers.ts';

type Report = { kind: ReturnKind; status: string; keys: readonly string[]; ids: readonly string[] };

/** In ms. Whatever refused a mail to the agency should be put right first. */
const agencyPause = 60 * 60_000;

/** So many mails in a row that did not get in make an address one that is no more. */
const softLimit = 3;

/**
 * Notes that a mail came back, once. A reader whose address is no more, or who complains, is off the list;
 * a mail to the agency is sent again until it stays.
 *
 * @returns `not ours` where it is about no mail of the outbox
 */
export function recordReturn(
  store: Store,
  report: Report,
  now: number,
): Promise<'counted' | 'known' | 'not ours'> {
  return store.db.transaction().execute(async (transaction) => {
    const within = { ...store, db: transaction };
    const mail = await findMail(within, report);
    if (!mail) return 'not ours';
    const noted = isToReader(mail)
      ? await noteReaderMail(within, mail, report, now)
      : await noteAgencyMail(within, mail, report, now);
    return noted ? 'counted' : 'known';
  });
}

type Within = Store & { db: Transaction<Database> };

async function findMail({ db }: Within, { keys, ids }: Report): Promise<OutboxEntry | undefined> {
  for (const [column, names] of [['return_key', keys] as const, ['id', ids] as const]) {
    for (const name of names) {
      const mails = db.selectFrom('outbox').selectAll().where(column, '=', name);
      const found = await mails.executeTakeFirst();
      if (found) return found;
    }
  }
  return undefined;
}

function isToReader({ kind }: OutboxEntry): boolean {
  return kind === 'newsletter' || kind === 'subscriber-welcome';
}

async function noteReaderMail(
  store: Within,
  { id, subject_id, created_at }: OutboxEntry,
  { kind, status }: Report,
  now: number,
): Promise<boolean> {
  const noted = await store.db
    .updateTable('outbox')
    .set({
      returned: kind,
      returned_at: now,
      last_error: `returned ${kind} ${status}`.trim(),
      // A complaint is about what has arrived.
      ...(kind !== 'complaint' && { sent_at: null, failed_at: now, problem: 'returned' as const }),
    })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('returned', 'is', null),
        ...(kind === 'soft' ? [] : [eb('returned', '=', 'soft')]),
      ]),
    )
    .returning('id')
    .execute();
  if (noted.length === 0) return false;
  const left_by =
    kind === 'soft'
      ? (await softInARow(store, subject_id, created_at)) >= softLimit && 'full'
      : ({ hard: 'gone', complaint: 'complaint' } as const)[kind];
  const reader = await findSubscriber(store, subject_id);
  if (left_by && reader) await unsubscribe(store, reader, now, left_by);
  return true;
}

/** How many of a reader's last mails, up to this one, did not get in. */
async function softInARow({ db }: Within, readerId: string, until: number): Promise<number> {
  const mails = await db
    .selectFrom('outbox')
    .select('returned')
    .where('subject_id', '=', readerId)
    .where('kind', 'in', ['newsletter', 'subscriber-welcome'])
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .limit(softLimit)
    .execute();
  const first = mails.findIndex(({ returned }) => returned !== 'soft');
  return first === -1 ? mails.length : first;
}

/** Only where it counts as sent: a report that comes twice has it sent once. */
async function noteAgencyMail(
  { db }: Within,
  { id }: OutboxEntry,
  { kind, status }: Report,
  now: number,
): Promise<boolean> {
  if (kind === 'complaint') return false;
  const noted = await db
    .updateTable('outbox')
    .set({
      returned: kind,
      returned_at: now,
      sent_at: null,
      problem: 'returned',
      last_error: `returned ${status}`.trim(),
      due: now + agencyPause,
    })
    .where('id', '=', id)
    .where('sent_at', 'is not', null)
    .returning('id')
    .execute();
  return noted.length > 0;
}
