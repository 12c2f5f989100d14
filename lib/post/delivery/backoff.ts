// All times are in ms.
const firstDelay = 2_000;
const maxDelayOnFirstDay = 10 * 60_000;
const day = 24 * 60 * 60_000;

export const maxDelay = 60 * 60_000;

/** "Equal jitter" keeps instances from retrying in step (Brooker, Exponential Backoff And Jitter). */
export function retryDelay(attempts: number, age: number, random = Math.random()): number {
  const full = Math.min(
    firstDelay * 2 ** (attempts - 1),
    age < day ? maxDelayOnFirstDay : maxDelay,
  );
  return Math.round(full / 2 + (full / 2) * random);
}
