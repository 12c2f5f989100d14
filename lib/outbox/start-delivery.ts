import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { createMailer } from '@/lib/mail/transport';
import { getStore } from '@/lib/store/store';
import { attemptDeadline } from './deliver';
import { startOutbox } from './loop';
import { outbox } from './signal';

/** How long the end of the process waits for attempts that are under way, in ms: their deadline. */
const longestGoodbye = attemptDeadline;

/** Starts the loop with the mailer of the settings, and lets it finish its attempts at SIGTERM. */
export function startDelivery(): void {
  const mailer = createMailer(env());
  log.info('mail delivery started', { destination: mailer.destination });
  startOutbox(getStore, mailer);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) holdExit(signal);
}

let stopping = false;

/**
 * The server ends the process once its requests are answered; attempts that no request stands behind (a
 * backlog, a retry) would be cut, and the mail sent twice. So its listeners hear of the signal when
 * the attempts are done. (An `after()` in the handlers would hold the exit too, but knows nothing of
 * those attempts, and keeps every request of a rush in memory until the last mail has gone.)
 */
function holdExit(signal: 'SIGTERM' | 'SIGINT'): void {
  const listeners = process.listeners(signal);
  process.removeAllListeners(signal);
  process.on(signal, async () => {
    // A terminal's Ctrl-C comes twice: to this process, and from the one that started it.
    if (stopping) return;
    stopping = true;
    outbox.stop();
    log.info('stopping, once the mails under way are settled', { signal });
    await Promise.race([outbox.idle(), new Promise((done) => setTimeout(done, longestGoodbye))]);
    for (const listener of listeners) listener.call(process, signal);
  });
}
