import { log } from '#lib/base/log.ts';
import { getStore } from '#lib/database/store.ts';
import { describeFailure } from '#lib/post/mailer.ts';
import { type Notice, recordCondition } from './alerts.ts';
import { checkHealth, type Health, isHealthy } from './health.ts';
import { bouncesReason, leadsReason, mailReason, storeReason } from './watching/reasons.ts';

/** Alerts the owner without the store. @throws where the alert was not taken */
export type SendAlert = (notice: Notice) => Promise<void>;

/** A single failure (a lock, a failover) is transient. */
const failuresToAlert = 2;

/**
 * Changes of the mail's condition are reported through the outbox, those of the store, which holds the
 * outbox, past it.
 *
 * @param senders each is retried until it takes an alert about the store
 * @returns looks at the site's health once
 */
export function createWatch(senders: readonly SendAlert[]): () => Promise<void> {
  const watchStore = createStoreWatch(senders);
  return async () => {
    const health = await checkHealth();
    await watchStore(health, Date.now());
    if (health.store !== 'ok') return;
    const store = await getStore();
    for (const condition of conditionsOf(health)) {
      await recordCondition(store, { ...condition, at: Date.now() });
    }
  };
}

function conditionsOf(health: Health & { store: 'ok' }) {
  const { mail, leads, bounces } = health;
  const conditions = [
    { subject: 'mail', now: mail, isWell: isHealthy(health), reason: mailReason(health) },
    { subject: 'bounces', now: bounces, isWell: bounces === 'ok', reason: bouncesReason(health) },
    { subject: 'leads', now: leads, isWell: leads === 'ok', reason: leadsReason(health) },
  ] as const;
  return (
    conditions
      // After one transient failure it is unknown until the next attempt.
      .filter(({ now }) => now !== undefined && now !== 'retrying')
      .map(({ subject, isWell, reason }) => {
        return { subject, state: isWell ? 'well' : 'wrong', reason } as const;
      })
  );
}

/** Keeps its state in memory, as an unreachable store cannot. */
function createStoreWatch(senders: readonly SendAlert[]) {
  let failures = 0;
  let reported: Notice['state'] = 'well';
  const pending: { send: SendAlert; notice: Notice }[] = [];
  return async (health: Health, at: number) => {
    failures = health.store === 'ok' ? 0 : failures + 1;
    const state = health.store === 'ok' ? 'well' : 'wrong';
    if (state !== reported && (state === 'well' || failures >= failuresToAlert)) {
      reported = state;
      const notice: Notice = { subject: 'store', state, reason: storeReason(health), at };
      pending.push(...senders.map((send) => ({ send, notice })));
    }
    for (const alert of pending.splice(0)) {
      try {
        await alert.send(alert.notice);
      } catch (error) {
        const reason = describeFailure(error);
        log.warn('an alert was not taken, will be tried again', { reason });
        pending.push(alert);
      }
    }
  };
}
