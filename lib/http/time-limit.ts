import { setTimeout as wait } from 'node:timers/promises';
import { patience } from '#lib/base/env.ts';

/** How long a visitor waits for the store, in ms: its own timeouts may follow each other. */
const longestWait = 5_000;

/**
 * Awaits what the store does. Where that takes too long it goes on unheard, so a message may be stored after
 * its sender was told to try again: the second one is then recognized as a repetition.
 *
 * @throws where it took too long, or what the step throws
 */
export async function inTime<Value>(step: () => Promise<Value>): Promise<Value> {
  const done = new AbortController();
  const late = wait(patience(longestWait), undefined, { signal: done.signal }).then(() => {
    throw new Error('the store did not answer in time');
  });
  return Promise.race([step(), late]).finally(() => done.abort());
}
