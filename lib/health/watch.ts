import { log } from '#lib/base/log.ts';
import { getStore } from '#lib/database/store.ts';
import { describeFailure } from '#lib/post/explain-failure.ts';
import { type AlertKind, alertKinds, type Notice, recordCondition } from './alerts.ts';
import type { Check } from './check.ts';
import { sendAlert } from './direct-alerts.ts';
import { checkHealth } from './health.ts';

/** A single failure (a lock, a failover) is transient. */
const failuresToAlert = 2;

/**
 * Changes of the mail's condition are reported through the outbox, those of the store, which holds the
 * outbox, past it.
 *
 * @returns looks at the site's health once
 */
export function createWatch(send = sendAlert): () => Promise<void> {
  const watchStore = createStoreWatch(send);
  return async () => {
    const at = Date.now();
    const { checks } = await checkHealth();
    const subjects = Map.groupBy(checks, ({ alerts }) => alerts);
    const database = conditionOf(subjects.get('store'));
    if (database) await watchStore({ subject: 'store', ...database, at });
    if (database?.state !== 'well') return;
    const store = await getStore();
    for (const subject of ['mail', 'bounces', 'leads'] as const) {
      const condition = conditionOf(subjects.get(subject));
      if (condition) await recordCondition(store, { subject, ...condition, at });
    }
  };
}

/** Undefined where nobody knows, or nothing is set. */
function conditionOf(checks: readonly Check[] = []) {
  const failed = checks.filter(({ state }) => state === 'failed');
  if (failed.length > 0) {
    const reasons = failed.map(({ cause, detail }) => cause ?? `${detail}.`);
    return { state: 'wrong', reason: reasons.join(' ') } as const;
  }
  const [first] = checks;
  if (!first || checks.some(({ isUnsure }) => isUnsure)) return;
  return { state: 'well', reason: `${first.title}.` } as const;
}

/** Keeps its state in memory, as an unreachable store cannot. Each look tells it by each way that has not taken it. */
function createStoreWatch(send: typeof sendAlert) {
  let failures = 0;
  const told = new Map<AlertKind, Notice['state']>();
  return async (notice: Notice) => {
    const { state } = notice;
    failures = state === 'well' ? 0 : failures + 1;
    if (state === 'wrong' && failures < failuresToAlert) return;
    const left = alertKinds().filter((kind) => (told.get(kind) ?? 'well') !== state);
    // Side by side: one that hangs holds up no other.
    await Promise.all(
      left.map((kind) =>
        send(kind, notice).then(
          () => told.set(kind, state),
          (error) => log.warn('an alert was not taken', { reason: describeFailure(error) }),
        ),
      ),
    );
  };
}
