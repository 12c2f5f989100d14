import { env } from '#lib/base/env.ts';
import type { Store } from '#lib/database/store.ts';
import { readState } from '#lib/letters/bounces.ts';
import { explainFailedServer, explainServer } from '#lib/post/explain-failure.ts';
import { type Check, checkOf } from '../check.ts';

const { ok, failed } = checkOf('mailbox of bounces', {
  works: 'Mail that comes back is read',
  fails: 'Mail that comes back is not read',
  advice: 'Mail goes out all the same, but addresses that no longer exist stay on the list.',
  alerts: 'bounces',
});

/** As it was the last time that it was read. Nothing where no BOUNCES_IMAP_URL is set. */
export async function checkLastReading(store: Store, now: number): Promise<Check[]> {
  const { BOUNCES_IMAP_URL } = env();
  if (!BOUNCES_IMAP_URL) return [];
  const { host } = new URL(BOUNCES_IMAP_URL);
  const { problem, problem_since } = await readState(store);
  // 1.1.0 notes that it is full, and reads on.
  if (problem === null || problem === 'full') return [isRead(host)];
  if (now - (problem_since ?? now) <= longestAbsence) return [isRead(host, true)];
  return [failed(`${host}: ${problem}`, explainServer(problem, 'BOUNCES_IMAP_URL'))];
}

/** In ms. What may pass by itself is told after it. */
const longestAbsence = 15 * 60_000;

/** Asks it itself. Nothing where no BOUNCES_IMAP_URL is set. */
export async function checkBounces(): Promise<Check[]> {
  const { BOUNCES_IMAP_URL } = env();
  if (!BOUNCES_IMAP_URL) return [];
  const { host } = new URL(BOUNCES_IMAP_URL);
  const { withMailbox } = await import('#lib/letters/mailbox.ts');
  try {
    return await withMailbox(BOUNCES_IMAP_URL, async (mailbox) => {
      await mailbox.client.mailboxOpen(mailbox.folder, { readOnly: true });
      return [isRead(host)];
    });
  } catch (error) {
    return [failed(...explainFailedServer(host, error, 'BOUNCES_IMAP_URL'))];
  }
}

function isRead(host: string, isUnsure = false): Check {
  const to = env().BOUNCES_ADDRESS ?? 'MAIL_FROM';
  return ok(`${host} is read; word of undelivered mail goes to ${to}`, isUnsure);
}
