import { setTimeout as wait } from 'node:timers/promises';
import { type Env, env } from '@/lib/env';
import { directWays } from '@/lib/health/direct';
import { startWatch } from '@/lib/health/watch';
import { alertKey, createWebhook } from '@/lib/health/webhook';
import { log } from '@/lib/log';
import { mailsInFolder } from '@/lib/mail/mail-folder';
import { createMailer } from '@/lib/mail/transport';
import { isPlaceholder, mailboxes } from '@/lib/site';
import { getStore } from '@/lib/store/store';
import { attemptDeadline } from './deliver';
import { startOutbox } from './loop';
import { outbox } from './signal';

const closeTimeout = 2_000; // ms

/** Starts the delivery, or ends the process, which would look healthy without it. */
export function startDelivery(): void {
  try {
    if (!outbox.ending) start();
  } catch (error) {
    log.error('mail delivery could not be started', { error });
    process.exit(1);
  }
}

function start(): void {
  const settings = env();
  const mailer = createMailer(settings);
  log.info('mail delivery started', { destination: mailer.destination });
  warnOfUnseen(settings);
  const webhook = settings.ALERT_URL ? createWebhook(settings.ALERT_URL) : undefined;
  // Read while the store is there: alerts that it is away are signed too.
  if (webhook) alertKey().catch((error) => log.warn('no key for alerts yet', { error }));
  startOutbox(getStore, mailer, webhook, settings.NEWSLETTER_PER_MINUTE);
  const endWatch = startWatch(directWays(mailer, webhook), () => outbox.wake());
  outbox.finish = async () => {
    endWatch();
    outbox.stop();
    // Not by `after()` in the handlers: that knows nothing of a backlog's attempts or a retry's, and
    // keeps every request of a rush in memory until the last mail has gone.
    await Promise.race([outbox.idle(), wait(attemptDeadline)]);
  };
  outbox.closeStore = async () => {
    try {
      await Promise.race([getStore().then((store) => store.close()), wait(closeTimeout)]);
    } catch (error) {
      log.warn('the store could not be closed', { error });
    }
  };
}

/** Warns of what nobody would notice otherwise. */
function warnOfUnseen({ SMTP_URL, DATA_DIR }: Env): void {
  // `destination` above says that mail goes to the data folder.
  if (!SMTP_URL) return;
  const { to } = mailboxes();
  if (isPlaceholder(to)) log.warn('the leads go to the placeholder’s address: set MAIL_TO', { to });
  const lying = mailsInFolder(DATA_DIR).size;
  if (lying > 0) {
    const command = 'npm run agency -- leads retry --all-failed';
    log.warn('mails lie in the data folder that nobody got', { lying, command });
  }
}
