import { env } from '#lib/base/env.ts';
import type { Store } from '#lib/database/store.ts';
import { type Actor, recordChange } from '#lib/desk/changes.ts';
import { lease } from '#lib/post/kinds.ts';
import { mailsInFolder, removeMailFiles } from '#lib/post/mail-folder.ts';
import { resendMails } from '#lib/post/retry.ts';
import type { LeadWithMail } from './lead-list.ts';

/** Has a lead's mail tried now, also one that is in the data folder. @returns outbox ids, if there is one to try */
export async function retryLead(
  store: Db,
  { lead, mail }: LeadWithMail,
  at: number,
): Promise<string[]> {
  const { id, state } = lead;
  if (state === 'folder' && mail && env().SMTP_URL) return resendMails(store, [mail.id], at);
  return state === 'waiting' || state === 'refused' ? retryLeadMail(store, id, at) : [];
}

/** All that failed and, with a mail server, all in the data folder. @returns how many of each */
export async function retryAll({ db }: Store, actor: Actor) {
  const files = [...mailsInFolder()];
  const [sendable, inFolder] = env().SMTP_URL ? [files, 0] : [[], files.length];
  const retried = await db.transaction().execute(async (transaction) => {
    const ids = [
      ...(await retryFailedMails({ db: transaction }, actor.at)),
      ...(await resendMails({ db: transaction }, sendable, actor.at)),
    ];
    if (ids.length > 0) await recordChange(transaction, actor, 'failed mails sent again');
    return ids;
  });
  // A site still running without a mail server may have written newer files.
  removeMailFiles(retried, actor.at);
  return { retried: retried.length, inFolder };
}

type Db = Pick<Store, 'db'>;

// An entry due within a lease may be claimed right now: if it were moved, it would be sent twice.

/** Ends the backoff of a lead's mail. @returns its id if it was in one */
async function retryLeadMail({ db }: Db, leadId: string, now: number): Promise<string[]> {
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
async function retryFailedMails({ db }: Db, now: number): Promise<string[]> {
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
