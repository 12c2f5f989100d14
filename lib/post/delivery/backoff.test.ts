import { retryDelay } from '../queue.ts';

const almostOne = 1 - Number.EPSILON;
const day = 24 * 60 * 60_000;

it.each([
  [1, 0, 1_000, 2_000],
  [5, 0, 16_000, 32_000],
  [10_000, day - 1, 300_000, 600_000],
  [10_000, day, 1_800_000, 3_600_000],
])(
  'after attempt %i, at an age of %i ms, is between %i and %i ms',
  (attempts, age, least, most) => {
    expect(retryDelay(attempts, age, 0)).toBe(least);
    expect(retryDelay(attempts, age, almostOne)).toBe(most);
  },
);
