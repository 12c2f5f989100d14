import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { createMailer } from '@/lib/mail/transport';
import { getStore } from '@/lib/store/store';
import { attemptDeadline } from './deliver';
import { startOutbox } from './loop';
import { outbox } from './signal';

/** How long the end of the process waits for a database to take its leave, in ms. */
const longestClose = 2_000;

/** Starts the delivery; where it cannot start, ends the process, which would look well without it. */
export function startDelivery(): void {
  try {
    if (!outbox.ending) start();
  } catch (error) {
    log.error('mail delivery could not be started', { error });
    process.exit(1);
  }
}

/** Starts the loop with the mailer of the settings, and leaves with the outbox how it is ended. */
function start(): void {
  const mailer = createMailer(env());
  log.info('mail delivery started', { destination: mailer.destination });
  startOutbox(getStore, mailer);
  outbox.finish = async () => {
    outbox.stop();
    // Not by `after()` in the handlers: that knows nothing of a backlog's attempts or a retry's, and
    // keeps every request of a rush in memory until the last mail has gone.
    await Promise.race([outbox.idle(), wait(attemptDeadline)]);
  };
  outbox.closeStore = async () => {
    try {
      await Promise.race([getStore().then((store) => store.close()), wait(longestClose)]);
    } catch (error) {
      log.warn('the store could not be closed', { error });
    }
  };
}
