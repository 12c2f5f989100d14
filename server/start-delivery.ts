import { setTimeout as wait } from 'node:timers/promises';
import { type Env, env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { isPlaceholder, mailboxes } from '#lib/content/site.ts';
import { getStore } from '#lib/database/store.ts';
import { directAlerts } from '#lib/health/direct-alerts.ts';
import { createWatch } from '#lib/health/watch.ts';
import { outbox, type RunningDelivery } from '#lib/post/control.ts';
import { webhookKey } from '#lib/post/keys.ts';
import { attemptDeadline } from '#lib/post/kinds.ts';
import { startOutbox } from '#lib/post/loop.ts';
import { mailsInFolder } from '#lib/post/mail-folder.ts';
import { createMailer } from '#lib/post/transport.ts';
import { createWebhook } from '#lib/post/webhook.ts';
import { writeCounts } from '#lib/visits/counting.ts';
import { composers } from './mails.ts';
import { startTasks, tasks } from './tasks.ts';

const closeTimeout = 2_000; // ms

/** Without delivery the process would look healthy: where it cannot start, the process ends. */
export function startDelivery(): void {
  try {
    outbox.delivery = start();
  } catch (error) {
    log.error('mail delivery could not be started', { error });
    process.exit(1);
  }
}

function start(): RunningDelivery {
  const settings = env();
  const mailer = createMailer(settings);
  log[settings.SMTP_URL ? 'info' : 'warn']('mail delivery started', {
    destination: mailer.destination,
  });
  warnOfUnreadMails(settings);
  const webhook = settings.ALERT_URL ? createWebhook(settings.ALERT_URL, 'alerts') : undefined;
  // Read while the store can be reached, so that an alert that it cannot is signed too.
  if (webhook) webhookKey('alerts').catch((error) => log.warn('no key for alerts yet', { error }));
  const receiver = settings.LEADS_URL ? createWebhook(settings.LEADS_URL, 'leads') : undefined;
  const { NEWSLETTER_PER_MINUTE: lettersPerMinute } = settings;
  const webhooks = { ...(webhook && { alerts: webhook }), ...(receiver && { leads: receiver }) };
  const delivery = { composers, mailer, webhooks, lettersPerMinute };
  const { wake, stop, idle } = startOutbox(getStore, delivery);
  const watch = createWatch(directAlerts(mailer, webhook));
  const endTasks = startTasks({ name: 'health', every: 15_000, run: watch }, ...tasks);
  return {
    wake,
    async finish() {
      stop();
      await Promise.race([Promise.all([endTasks(), idle()]), wait(attemptDeadline)]);
    },
    closeStore: () => Promise.race([closeStore(), wait(closeTimeout)]),
  };
}

async function closeStore(): Promise<void> {
  try {
    await writeCounts();
  } catch (error) {
    log.warn('visits of the last seconds are not counted', { error });
  }
  try {
    await (await getStore()).close();
  } catch (error) {
    log.warn('the store could not be closed', { error });
  }
}

function warnOfUnreadMails({ SMTP_URL }: Env): void {
  if (!SMTP_URL) return;
  const { to } = mailboxes();
  if (isPlaceholder(to)) log.warn('the leads go to the placeholder’s address: set MAIL_TO', { to });
  const inFolder = mailsInFolder().size;
  if (inFolder > 0) {
    const command = 'npm run agency -- leads retry --all-failed';
    log.warn('mails lie in the data folder that nobody got', { inFolder, command });
  }
}
