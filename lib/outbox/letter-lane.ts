import { log } from '@/lib/log';
import type { Mailer } from '@/lib/mail/mailer';
import type { Store } from '@/lib/store/store';
import { deliverNextLetter } from './deliver';

/** Few, so that a mail server with a limit still has connections for the leads. */
const concurrency = 2;

/** The part of the delivery that sends letters to subscribers, beside that which sends all else. */
export type LetterLane = {
  /** Sends what is due, at its pace. */
  pump(): void;
  /** Claims nothing more. */
  stop(): void;
};

/**
 * @param perMinute how many may go in a minute
 * @param workers what is under way
 */
export function createLetterLane(
  openStore: () => Promise<Store>,
  mailer: Mailer,
  perMinute: number,
  giveWay: () => Promise<void>,
  workers: Set<Promise<void>>,
): LetterLane {
  let stopped = false;
  let turn: NodeJS.Timeout | undefined;

  const pump = () => {
    clearTimeout(turn);
    while (!stopped && workers.size < concurrency) {
      const worker: Promise<void> = work().finally(() => workers.delete(worker));
      workers.add(worker);
    }
  };
  const work = async () => {
    try {
      const store = await openStore();
      let outcome: boolean | number = true;
      while (!stopped && outcome === true) {
        await giveWay();
        outcome = await deliverNextLetter(store, mailer, perMinute);
      }
      if (typeof outcome === 'number') comeBackAt(outcome);
    } catch (error) {
      log.error('letters cannot be read, will be tried again', { error });
    }
  };
  const comeBackAt = (at: number) => {
    clearTimeout(turn);
    if (!stopped) turn = setTimeout(pump, Math.max(1, at - Date.now()));
  };
  return {
    pump,
    stop: () => {
      stopped = true;
      clearTimeout(turn);
    },
  };
}
