import { env } from '#lib/base/env.ts';
import { inTime } from './time-limit.ts';

it('a visitor waits for the store for five seconds', async () => {
  jest.useFakeTimers();
  jest.replaceProperty(env(), 'PATIENCE', 1);
  const late = jest.fn();
  inTime(() => new Promise(() => {})).catch(late);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(late).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(late).toHaveBeenCalled();
  jest.useRealTimers();
});
