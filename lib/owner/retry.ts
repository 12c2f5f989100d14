import { env } from '#lib/env.ts';
import { resendMails, retryFailedMails, retryLeadMail } from '#lib/outbox/retry.ts';
import { type Actor, recordChange } from '#lib/store/changes.ts';
import type { ChangeKind } from '#lib/store/deeds.ts';
import type { LeadWithMail } from '#lib/store/lead-list.ts';
import { mailsInFolder, removeMailFiles } from '#lib/store/mail-folder.ts';
import type { Store } from '#lib/store/store.ts';

export type Retried = 'queued' | 'under way' | 'no mail server' | 'sent' | 'held';

/** Has a lead's mail tried now, also one that is in the data folder. */
export async function retryLead(
  store: Store,
  { lead, mail }: LeadWithMail,
  actor: Actor,
): Promise<Retried> {
  const { id, state } = lead;
  if (state === 'held' || state === 'dismissed') return 'held';
  if (state === 'sent' || state === 'answered') return 'sent';
  if (state === 'folder' && !env().SMTP_URL) return 'no mail server';
  const queued = await retry(store, actor, ['message sent again', id], (within) =>
    state === 'folder' && mail
      ? resendMails(within, [mail.id], actor.at)
      : retryLeadMail(within, id, actor.at),
  );
  return queued > 0 ? 'queued' : 'under way';
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
type Queue = (within: Pick<Store, 'db'>) => Promise<string[]>;

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
