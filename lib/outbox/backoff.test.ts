import { retryDelay } from './backoff.ts';

const almostOne = 1 - Number.EPSILON;

describe('retryDelay', () => {
  it.each([
    [1, 1_000, 2_000],
    [2, 2_000, 4_000],
    [5, 16_000, 32_000],
    [9, 256_000, 512_000],
  ])('after attempt %i is between %i and %i ms', (attempts, least, most) => {
    expect(retryDelay(attempts, 0, 0)).toBe(least);
    expect(retryDelay(attempts, 0, almostOne)).toBe(most);
  });

  it.each([10, 100, 10_000])(
    'is at most ten minutes, on the first day, even after attempt %i',
    (attempts) => {
      expect(retryDelay(attempts, 0, 0)).toBe(300_000);
      expect(retryDelay(attempts, 0, almostOne)).toBe(600_000);
    },
  );

  it('is at most an hour once a day has passed', () => {
    const day = 24 * 60 * 60_000;
    expect(retryDelay(200, day - 1, almostOne)).toBe(600_000);
    expect(retryDelay(200, day, 0)).toBe(1_800_000);
    expect(retryDelay(200, day, almostOne)).toBe(3_600_000);
  });

  it('differs from one call to the next', () => {
    const delays = Array.from({ length: 20 }, () => retryDelay(9, 0));
    expect(new Set(delays).size).toBeGreaterThan(1);
  });
});
