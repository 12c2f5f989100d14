import { env } from '#lib/base/env.ts';
import { type Check, checkOf } from '#lib/desk/check.ts';
import { explainFailedServer } from '#lib/post/explain-failure.ts';

/** Nothing where no BOUNCES_IMAP_URL is set. */
export async function checkBounces(): Promise<Check[]> {
  const { BOUNCES_IMAP_URL, BOUNCES_ADDRESS } = env();
  if (!BOUNCES_IMAP_URL) return [];
  const { ok, failed } = checkOf('mailbox of bounces', {
    works: 'Mail that comes back is read',
    fails: 'Mail that comes back is not read',
    advice: 'Mail goes out all the same, but addresses that no longer exist stay on the list.',
  });
  const { host } = new URL(BOUNCES_IMAP_URL);
  const { isNearlyFull, withMailbox } = await import('./mailbox.ts');
  try {
    const isFull = await withMailbox(BOUNCES_IMAP_URL, async (mailbox) => {
      await mailbox.client.mailboxOpen(mailbox.folder, { readOnly: true });
      return isNearlyFull(mailbox);
    });
    if (isFull) {
      return [failed(`${host}: it is nearly full`, 'It is nearly full: delete what is old in it.')];
    }
  } catch (error) {
    return [failed(...explainFailedServer(host, error, 'BOUNCES_IMAP_URL'))];
  }
  return [
    ok(`${host} is read; word of undelivered mail goes to ${BOUNCES_ADDRESS ?? 'MAIL_FROM'}`),
  ];
}
