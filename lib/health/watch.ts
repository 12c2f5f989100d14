import { log } from '@/lib/log';
import { describeFailure } from '@/lib/mail/mailer';
import { site } from '@/lib/site';
import { queueDigest } from '@/lib/store/digest';
import { getStore } from '@/lib/store/store';
import { mailReason, storeReason } from './alert-text';
import { type Notice, recordMailCondition } from './alerts';
import { type Health, isWell, look } from './health';

/** Alerts the owner without the store. @throws where it was not taken */
export type Tell = (notice: Notice) => Promise<void>;

const pause = 15_000; // ms between two looks

/** One failure alone (a lock, a failover) passes by itself. */
const failuresToTell = 2;

/**
 * Looks at the site's health again and again. What has become wrong with the mail, or well again, is
 * told through the outbox; that the store is away, which has the outbox, is told past it.
 *
 * @param tells ways to tell of the store, each tried until it takes the news
 * @returns what ends it
 */
export function startWatch(tells: readonly Tell[], wake: () => void): () => void {
  const tellStore = createStoreWatch(tells);
  let looking = false;
  const turn = async () => {
    if (looking) return;
    looking = true;
    try {
      const health = await look();
      await tellStore(health, Date.now());
      if (health.store === 'ok' && (await lookAfterMail(health, Date.now()))) wake();
    } catch (error) {
      log.error('the site could not look after itself, will be tried again', { error });
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(turn, pause);
  void turn();
  return () => clearInterval(timer);
}

/** @returns whether there is something new to send */
async function lookAfterMail(health: Health & { store: 'ok' }, now: number): Promise<boolean> {
  const store = await getStore();
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone }).format(now);
  const news = await queueDigest(store, day, now);
  // Until the next attempt has shown it, a mail that was put off once is neither well nor wrong.
  if (isWell(health) && health.mail === 'retrying') return news;
  const state = isWell(health) ? 'well' : 'wrong';
  const changed = await recordMailCondition(store, { state, reason: mailReason(health), at: now });
  return changed || news;
}

/** Keeps what was told in memory, as the store that is away cannot. */
function createStoreWatch(tells: readonly Tell[]) {
  let failures = 0;
  let told: Notice['state'] = 'well';
  const untold: { tell: Tell; notice: Notice }[] = [];
  return async (health: Health, at: number) => {
    failures = health.store === 'ok' ? 0 : failures + 1;
    const state = health.store === 'ok' ? 'well' : 'wrong';
    if (state !== told && (state === 'well' || failures >= failuresToTell)) {
      told = state;
      const notice: Notice = { subject: 'store', state, reason: storeReason(health), at };
      untold.push(...tells.map((tell) => ({ tell, notice })));
    }
    for (const one of untold.splice(0)) {
      try {
        await one.tell(one.notice);
      } catch (error) {
        const reason = describeFailure(error);
        log.warn('an alert was not taken, will be tried again', { reason });
        untold.push(one);
      }
    }
  };
}
