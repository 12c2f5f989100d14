import { ImapFlow } from 'imapflow';
import { patience } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import type { Store } from '#lib/database/store.ts';
import { describeFailure } from '#lib/post/explain-failure.ts';
import { idsOf } from '#lib/post/kinds.ts';
import { isLoopback } from '#lib/post/transport.ts';
import { maybeReport, readReport, tellingHeaders } from './bounces/read-report.ts';
import { recordReturn } from './bounces/returned.ts';

type Mailbox = { client: ImapFlow; folder: string };

/** In ms: shorter than the time for which one instance has the mailbox. */
const deadline = 100_000;

/**
 * Logs in, and out again. TLS with a certificate that can be trusted is required, except on loopback.
 *
 * @param url `imaps://user:password@host:993/INBOX`
 * @throws where the server is away, or refuses
 */
export async function withMailbox<Result>(
  url: string,
  use: (mailbox: Mailbox) => Promise<Result>,
): Promise<Result> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isStrict = !isLoopback(hostname);
  const isTls = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isTls ? 993 : 143),
    secure: isTls,
    ...(isStrict && !isTls && { doSTARTTLS: true }),
    tls: { rejectUnauthorized: isStrict },
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: patience(10_000),
    greetingTimeout: patience(10_000),
    socketTimeout: patience(20_000),
    disableAutoIdle: true,
  });
  // Without a listener, a connection that breaks would end the process; what waits on it throws as well.
  client.on('error', () => undefined);
  const timer = setTimeout(() => client.close(), deadline);
  try {
    await client.connect();
    return await use({ client, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' });
  } finally {
    clearTimeout(timer);
    await client.logout().catch(() => client.close());
  }
}

/**
 * Marks the reports as read; all else stays as it is, unread and unmoved.
 *
 * @param reading is moved on with each message
 */
export async function readNew(
  store: Store,
  { client, folder }: Mailbox,
  reading: { uid_validity: string; last_uid: number },
  now: number,
): Promise<void> {
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
}

/** In bytes: a report quotes a mail of ours, which has no attachments. */
const longest = 512 * 1024;

async function countReport(store: Store, { client }: Mailbox, uid: number, now: number) {
  const query = { source: { maxLength: longest } };
  const message = await client.fetchOne(String(uid), query, { uid: true });
  const source = message ? message.source : undefined;
  const report =
    source &&
    (await readReport(source).catch((error) => {
      log.warn('a mail in the mailbox of bounces cannot be read', {
        reason: describeFailure(error),
      });
      return undefined;
    }));
  const returned = report && (await recordReturn(store, report, now));
  if (returned?.isNew) {
    const { kind, status } = report ?? {};
    log.info('a mail came back', { ...idsOf(returned.mail), returned: kind, status });
  }
  return returned !== undefined;
}
