import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Inbox = Awaited<ReturnType<typeof openInbox>>;

/** An SMTP server that keeps the mails it gets. @param port 0 for a free one */
export async function openInbox(options: SMTPServerOptions = {}, port = 0) {
  const mails: Email[] = [];
  const arrivals = new EventEmitter();
  const server = new PromptServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      try {
        mails.push(await PostalMime.parse(await buffer(stream)));
        arrivals.emit('mail');
        done();
      } catch (error) {
        // The sender was killed during DATA.
        done(error as Error);
      }
    },
    ...options,
  });
  // Tests break connections on purpose.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    /** The first mail that fits, now or later. */
    async waitFor(fits: (mail: Email) => boolean): Promise<Email> {
      for (;;) {
        const mail = mails.find(fits);
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Greets at once: the library's own waits a tenth of a second for whoever talks too soon. */
class PromptServer extends SMTPServer {
  override connect(...client: Parameters<SMTPServer['connect']>): void {
    super.connect(...client);
    const connection = [...this.connections].at(-1);
    if (!connection) return;
    connection.connectionReady();
    connection.connectionReady = () => undefined;
  }
}
