import type { Transaction } from 'kysely';
import { recordDeed } from '#lib/database/deed-log.ts';
import type { Database, RowOf } from '#lib/database/schema.ts';
import type { Store } from '#lib/database/store.ts';
import { stopLetter } from '#lib/letters/letters.ts';
import { readDraft } from '#lib/letters/read-letter.ts';
import { kindsWhere } from '#lib/post/kinds.ts';
import { enqueue, outboxEntry, waitingIn } from '#lib/post/outbox.ts';
import { type PutAside, takeOver } from './put-aside.ts';

type Within = Transaction<Database>;

/**
 * After a restore, and before anything is sent: what has gone is marked so, what the database from before says is
 * still to go goes, and whatever else would go to anybody outside waits for an owner, who is told.
 *
 * @param before what that database says, if it is there
 */
export function holdBack({ db }: Store, before: PutAside | undefined, now: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const known = before && (await isLater(transaction, before)) ? before : undefined;
    if (known) await takeOver(transaction, known);
    const held = [
      ...(await holdMails(transaction, known)),
      ...(await holdLetters(transaction, known, now)),
      ...(await holdPlans(transaction, known, now)),
    ];
    if (held.length === 0) return;
    const rows = held.map((one) => ({ ...one, at: now }));
    await transaction.insertInto('held').values(rows).execute();
    const told = outboxEntry('digest', `restored-${now}`, now);
    await enqueue(transaction, { ...told, id: `digest-${told.subject_id}` });
  });
}

/** To the agency itself: it comes twice rather than never. The copy of an answer waits with it. */
const toAgency = kindsWhere(({ to }) => to === 'agency' || to === 'watcher').filter(
  (kind) => kind !== 'answer-copy',
);

/** An older copy does not know what has gone since the backup. */
async function isLater(transaction: Within, { mails }: PutAside): Promise<boolean> {
  const { last } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.max<number | null>(fn.coalesce('sent_at', 'created_at')).as('last'))
    .executeTakeFirstOrThrow();
  const times = [...mails.values()].map(({ sent_at, created_at }) => sent_at ?? created_at);
  return times.reduce((one, other) => Math.max(one, other), 0) >= (last ?? 0);
}

type New = Omit<RowOf<'held'>, 'at'>;

async function holdMails(transaction: Within, before: PutAside | undefined): Promise<New[]> {
  const waiting = await waitingIn(transaction)
    .selectAll()
    .where('letter_id', 'is', null)
    .where('kind', 'not in', toAgency)
    .execute();
  const unknown = waiting.filter(({ id }) => !before?.mails.has(id));
  for (const { id } of unknown) {
    await transaction.deleteFrom('outbox').where('id', '=', id).execute();
  }
  return unknown.map((mail) => ({ id: mail.id, kind: 'mail', what: JSON.stringify(mail) }));
}

/** Stops those that were going on: who goes on with one mails those who have not got it. */
async function holdLetters(transaction: Within, before: PutAside | undefined, now: number) {
  const begun = await waitingIn(transaction)
    .select('letter_id as id')
    .where('letter_id', 'is not', null)
    .$castTo<{ id: string }>()
    .union(transaction.selectFrom('letters').select('id').where('queued_at', '<', 0))
    .execute();
  const held: New[] = [];
  for (const { id } of begun) {
    if (before?.letters.has(id)) continue;
    if (!(await stopLetter({ db: transaction }, id, now))) continue;
    await recordDeed(transaction, { who: 'command', at: now }, 'letter stopped', id);
    held.push({ id, kind: 'letter', what: '{}' });
  }
  return held;
}

/** One that was changed since may have gone in other words. */
async function holdPlans(transaction: Within, before: PutAside | undefined, now: number) {
  const drafts = transaction.selectFrom('drafts').selectAll();
  const held: New[] = [];
  for (const draft of await drafts.where('planned_at', 'is not', null).execute()) {
    const { id, planned_at } = draft;
    const there = before?.drafts.get(id);
    if (there?.version === draft.version && there.planned_at === planned_at) continue;
    const version = draft.version + 1;
    const plan = { planned_at: null, version };
    await transaction.updateTable('drafts').set(plan).where('id', '=', id).execute();
    await recordDeed(transaction, { who: 'command', at: now }, 'letter plan taken back', id);
    const read = readDraft(draft);
    const hasGone = !('problems' in read) && before?.letters.has(read.id);
    if (!hasGone) held.push({ id, kind: 'plan', what: JSON.stringify({ version, planned_at }) });
  }
  return held;
}
