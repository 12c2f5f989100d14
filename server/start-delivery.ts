import { setTimeout as wait } from 'node:timers/promises';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { perObject } from '#lib/base/per-object.ts';
import { startTasks } from '#lib/base/tasks.ts';
import { getStore, type Store } from '#lib/database/store.ts';
import { checkMailSettings } from '#lib/health/mail-settings.ts';
import { createWatch } from '#lib/health/watch.ts';
import { endWaiting } from '#lib/held/end-waiting.ts';
import { running } from '#lib/post/control.ts';
import { attemptDeadline } from '#lib/post/kinds.ts';
import { deliveryTasks } from '#lib/post/loop.ts';
import { createMailer } from '#lib/post/transport.ts';
import { webhookKey } from '#lib/post/webhook.ts';
import { writeCounts } from '#lib/visits/counting.ts';
import { composers } from './mails.ts';
import { tasks } from './tasks.ts';

const closeTimeout = 2_000; // ms

/** Without delivery the process would look healthy: where it cannot start, the process ends. */
export function startDelivery(): void {
  try {
    running.delivery = start();
  } catch (error) {
    log.error('mail delivery could not be started', { error });
    process.exit(1);
  }
}

function start() {
  const { SMTP_URL, DATA_DIR, ALERT_URL } = env();
  const destination = SMTP_URL
    ? `SMTP server ${new URL(SMTP_URL).host}`
    : `folder ${DATA_DIR}/mail (no SMTP_URL is set)`;
  log[SMTP_URL ? 'info' : 'warn']('mail delivery started', { destination });
  for (const { name, state, detail, alerts } of checkMailSettings())
    if (state === 'failed' && alerts) log.warn('mail does not reach you', { check: name, detail });
  // Read while the store can be reached, so that an alert that it cannot is signed too.
  if (ALERT_URL)
    webhookKey('alerts').catch((error) => log.warn('no key for alerts yet', { error }));
  const { wake, end } = startTasks(
    ...deliveryTasks(openOutbox, { composers, mailer: createMailer(env()) }),
    { name: 'health', every: 15_000, run: createWatch() },
    ...tasks,
  );
  return {
    wake: () => wake('immediate'),
    finish: () => Promise.race([end(), wait(attemptDeadline)]),
    closeStore: () => Promise.race([closeStore(), wait(closeTimeout)]),
  };
}

/** Of those that are claimed before it is known what waits, some would go too late. */
const toDeliver = perObject('outbox', async (store: Store) => {
  await endWaiting(store, env().SMTP_URL !== undefined, Date.now());
  return store;
});

const openOutbox = async () => toDeliver(await getStore());

async function closeStore(): Promise<void> {
  await writeCounts().catch((error) => {
    log.warn('visits of the last seconds are not counted', { error });
  });
  await getStore()
    .then(({ close }) => close())
    .catch((error) => log.warn('the store could not be closed', { error }));
}
