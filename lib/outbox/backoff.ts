// In ms.
const first = 2_000;
const longest = 10 * 60_000;
const day = 24 * 60 * 60_000;

/** No retry waits longer, in ms. */
export const longestDelay = 60 * 60_000;

/**
 * How long to wait before the next attempt: doubling from two seconds, at most ten minutes on the
 * first day and an hour after that, with "equal jitter" so that instances do not try in step
 * (Brooker, Exponential Backoff And Jitter, 2015).
 *
 * @param attempts attempts made so far, from 1
 * @param age of the mail, in ms
 * @param random a number in [0, 1)
 * @returns milliseconds
 */
export function retryDelay(attempts: number, age: number, random = Math.random()): number {
  const full = Math.min(first * 2 ** (attempts - 1), age < day ? longest : longestDelay);
  return Math.round(full / 2 + (full / 2) * random);
}
