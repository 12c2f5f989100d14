import { log } from '#lib/base/log.ts';
import type { Store } from '#lib/database/store.ts';
import { describeFailure, serverProblemOf } from '#lib/post/explain-failure.ts';
import { idsOf } from '#lib/post/kinds.ts';
import { isNearlyFull, type Mailbox, withMailbox } from '../mailbox.ts';
import { type MailboxState, readMailboxState, writeMailboxState } from '../mailbox-state.ts';
import { maybeReport, readReport, tellingHeaders } from './read-report.ts';
import { recordReturn } from './returned.ts';

/**
 * Counts the reports that have come since the last time. They are marked as read; all else stays as it is,
 * unread and unmoved. What goes wrong is kept for `health`, and tried again the next time.
 */
export async function readMailbox(store: Store, url: string, now: number): Promise<void> {
  const before = await readMailboxState(store);
  const reading = { uid_validity: before.uid_validity, last_uid: before.last_uid };
  let problem: MailboxState['problem'] = null;
  try {
    const isFull = await withMailbox(url, (mailbox) => readNew(store, mailbox, reading, now));
    if (isFull) problem = 'full';
  } catch (error) {
    const reason = describeFailure(error);
    problem = serverProblemOf(reason);
    log.warn('the mailbox of bounces was not read', { problem, reason });
  }
  const problem_since = problem && (before.problem_since ?? now);
  await writeMailboxState(store, { ...before, ...reading, problem, problem_since });
}

type Reading = Pick<MailboxState, 'uid_validity' | 'last_uid'>;

/** @param reading is moved on with each message. @returns whether the mailbox is nearly full */
async function readNew(
  store: Store,
  { client, folder }: Mailbox,
  reading: Reading,
  now: number,
): Promise<boolean> {
  const { uidValidity, exists } = await client.mailboxOpen(folder);
  if (String(uidValidity) !== reading.uid_validity) {
    Object.assign(reading, { uid_validity: String(uidValidity), last_uid: 0 });
  }
  // A range that begins after the last message still has it.
  const range = `${reading.last_uid + 1}:*`;
  const heads =
    exists === 0 ? [] : await client.fetchAll(range, { headers: tellingHeaders }, { uid: true });
  for (const { uid, headers } of heads.toSorted((one, other) => one.uid - other.uid)) {
    if (uid <= reading.last_uid) continue;
    if (maybeReport(String(headers))) {
      const counted = await countReport(store, { client, folder }, uid, now);
      if (counted) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    }
    reading.last_uid = uid;
  }
  return isNearlyFull({ client, folder });
}

/** In bytes: a report quotes a mail of ours, which has no attachments. */
const longest = 512 * 1024;

async function countReport(store: Store, { client }: Mailbox, uid: number, now: number) {
  const message = await client.fetchOne(
    String(uid),
    { source: { maxLength: longest } },
    { uid: true },
  );
  const source = message ? message.source : undefined;
  if (!source) return false;
  const report = await readReport(source).catch((error) => {
    log.warn('a mail in the mailbox of bounces cannot be read', { reason: describeFailure(error) });
    return undefined;
  });
  const returned = report && (await recordReturn(store, report, now));
  if (returned?.isNew)
    log.info('a mail came back', {
      ...idsOf(returned.mail),
      returned: report?.kind,
      status: report?.status,
    });
  return returned !== undefined;
}
