import { env } from '#lib/base/env.ts';
import type { ChangeKind } from '#lib/database/deeds.ts';
import type { Store } from '#lib/database/store.ts';
import { type Actor, recordChange } from '#lib/desk/changes.ts';
import { mailsInFolder, removeMailFiles } from '#lib/post/mail-folder.ts';
import { lease } from '#lib/post/queue.ts';
import { resendMails } from '#lib/post/retry.ts';
import type { LeadWithMail } from './lead-list.ts';

/** Has a lead's mail tried now, also one that is in the data folder. @returns whether there is one to try */
export async function retryLead(
  store: Store,
  { lead, mail }: LeadWithMail,
  actor: Actor,
): Promise<boolean> {
  const { id, state } = lead;
  const sendable = env().SMTP_URL ? ['waiting', 'refused', 'folder'] : ['waiting', 'refused'];
  if (!sendable.includes(state)) return false;
  const queued = await retry(store, actor, ['message sent again', id], (within) =>
    state === 'folder' && mail
      ? resendMails(within, [mail.id], actor.at)
      : retryLeadMail(within, id, actor.at),
  );
  return queued > 0;
}

/** All that failed and, with a mail server, all in the data folder. @returns how many of each */
export async function retryAll(store: Store, actor: Actor) {
  const files = [...mailsInFolder()];
  const [sendable, inFolder] = env().SMTP_URL ? [files, 0] : [[], files.length];
  const retried = await retry(store, actor, ['failed mails sent again'], async (within) => [
    ...(await retryFailedMails(within, actor.at)),
    ...(await resendMails(within, sendable, actor.at)),
  ]);
  return { retried, inFolder };
}

type Deed = readonly [what: ChangeKind, which?: string];
type Within = Pick<Store, 'db'>;
type Queue = (within: Within) => Promise<string[]>;

/** @param queue has mails sent again and returns their ids @returns how many */
async function retry({ db }: Store, actor: Actor, deed: Deed, queue: Queue): Promise<number> {
  const queued = await db.transaction().execute(async (transaction) => {
    const ids = await queue({ db: transaction });
    if (ids.length > 0) await recordChange(transaction, actor, ...deed);
    return ids;
  });
  // A site still running without a mail server may have written newer files.
  removeMailFiles(queued, actor.at);
  return queued.length;
}

// An entry due within a lease may be claimed right now: if it were moved, it would be sent twice.

/** Ends the backoff of a lead's mail. @returns its id if it was in one */
async function retryLeadMail({ db }: Within, leadId: string, now: number): Promise<string[]> {
  const retried = await db
    .updateTable('outbox')
    .set({ due: now, failed_at: null })
    .where('kind', '=', 'lead')
    .where('subject_id', '=', leadId)
    .where('sent_at', 'is', null)
    .where('due', '>', now + lease)
    .returning('id')
    .execute();
  return retried.map(({ id }) => id);
}

/** Retries all that were given up, but answers of long ago, or are in backoff. @returns their ids */
async function retryFailedMails({ db }: Within, now: number): Promise<string[]> {
  const retried = await db
    .updateTable('outbox')
    .set({ due: now, failed_at: null, told_at: null })
    .where('sent_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('failed_at', 'is not', null), eb('kind', '!=', 'answer')]),
        eb.and([eb('problem', 'is not', null), eb('due', '>', now + lease)]),
      ]),
    )
    .returning('id')
    .execute();
  return retried.map(({ id }) => id);
}
