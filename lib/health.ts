import { log } from '@/lib/log';
import { getStore, type Store } from '@/lib/store/store';

/** A mail that has waited longer than this wants somebody's attention, in ms. */
const longestWait = 15 * 60_000;

type Health = {
  store: 'ok' | 'unreachable';
  backlog?: { waiting: number; oldestSeconds: number; failed: number };
  /** `retrying` where an attempt failed, `late` where a mail to the agency has waited over 15 minutes. */
  mail?: 'ok' | 'retrying' | 'late';
};

/**
 * Answers `GET /api/health` for a load balancer or a monitor: counts and ages, no personal data.
 * 503 where the store cannot be reached or mail is late. Parked mails do not make it unhealthy: they
 * wait for the owner, and a restart would not help.
 */
export async function answerHealth(): Promise<Response> {
  const health = await examine();
  const well = health.store === 'ok' && health.mail !== 'late';
  return Response.json(health, {
    status: well ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}

async function examine(): Promise<Health> {
  try {
    return await readHealth(await getStore(), Date.now());
  } catch (error) {
    log.error('health: the store cannot be reached', { error });
    return { store: 'unreachable' };
  }
}

async function readHealth({ db }: Store, now: number): Promise<Health> {
  const unsent = db.selectFrom('outbox').where('sent_at', 'is', null);
  const waiting = await unsent
    .where('failed_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('created_at').as('oldest'),
      // A subscriber's own mail server may put a welcome off for days: nobody's to mend.
      fn
        .min<number | null>('created_at')
        .filterWhere('kind', '!=', 'subscriber-welcome')
        .as('oldestOfOurs'),
      fn.count<number>('last_error').as('refused'),
    ])
    .executeTakeFirstOrThrow();
  const failed = await unsent
    .where('failed_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const age = (since: number | null) => (since === null ? 0 : Math.max(0, now - since));
  const late = age(waiting.oldestOfOurs) > longestWait;
  return {
    store: 'ok',
    backlog: {
      waiting: waiting.count,
      oldestSeconds: Math.floor(age(waiting.oldest) / 1000),
      failed: failed.count,
    },
    mail: late ? 'late' : waiting.refused > 0 ? 'retrying' : 'ok',
  };
}
