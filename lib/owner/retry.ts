import { env } from '#lib/env.ts';
import { resendMails, retryFailedMails, retryLeadMail } from '#lib/outbox/retry.ts';
import type { Along } from '#lib/store/changes.ts';
import type { LeadWithMail } from '#lib/store/lead-list.ts';
import { mailsInFolder, removeMailFiles } from '#lib/store/mail-folder.ts';
import type { Store } from '#lib/store/store.ts';

export type Retried = 'queued' | 'under way' | 'no mail server' | 'sent' | 'held';

/** Has a lead's mail tried now, also one that is in the data folder. */
export async function retryLead(
  store: Store,
  { lead, mail }: LeadWithMail,
  along?: Along,
): Promise<Retried> {
  if (lead.state === 'held' || lead.state === 'dismissed') return 'held';
  if (lead.state === 'sent' || lead.state === 'answered') return 'sent';
  if (lead.state === 'folder' && mail) {
    if (!env().SMTP_URL) return 'no mail server';
    await resend(store, [mail.id], along);
    return 'queued';
  }
  return (await retryLeadMail(store, lead.id, Date.now(), along)) ? 'queued' : 'under way';
}

/** All that failed and, with a mail server, all in the data folder. @returns how many of each */
export async function retryAll(store: Store): Promise<{ retried: number; inFolder: number }> {
  const { SMTP_URL } = env();
  const inFolder = [...mailsInFolder()];
  const failures = await retryFailedMails(store, Date.now());
  if (!SMTP_URL) return { retried: failures, inFolder: inFolder.length };
  return { retried: failures + (await resend(store, inFolder)), inFolder: 0 };
}

/** Keeps newer files of these mails, which a site still running without a mail server has written. */
async function resend(store: Store, ids: readonly string[], along?: Along): Promise<number> {
  const now = Date.now();
  const queued = await resendMails(store, ids, now, along);
  removeMailFiles(queued, now);
  return queued.length;
}
