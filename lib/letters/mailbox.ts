import { ImapFlow } from 'imapflow';
import { patience } from '#lib/base/patience.ts';
import { isLoopback } from '#lib/post/transport.ts';

export type Mailbox = { client: ImapFlow; folder: string };

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

/** So that word of undelivered mail may soon be turned away. */
export async function isNearlyFull({ client, folder }: Mailbox): Promise<boolean> {
  const quota = await client.getQuota(folder);
  const { usage = 0, limit = 0 } = quota ? (quota.storage ?? {}) : {};
  return limit > 0 && usage >= 0.95 * limit;
}
