import { logged } from '#testing/post-office.ts';
import { startTasks } from './tasks.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => jest.useRealTimers());

const turns = async (count: number) => {
  for (; count > 0; count -= 1) {
    await new Promise(setImmediate);
    jest.advanceTimersByTime(1_000);
  }
};

it('a task is done again and again, never twice at once, and ends once it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = jest.fn().mockResolvedValueOnce(undefined).mockReturnValue(promise);
  const { end } = startTasks({ name: 'slow', every: 1_000, run });
  await turns(3);
  const ended = jest.fn();
  const ending = end().then(ended);
  await turns(2);
  expect([run.mock.calls.length, ended.mock.calls.length]).toEqual([2, 0]);
  resolve();
  await ending;
});

it('what goes wrong is told once until it works again', async () => {
  const run = jest.fn(async () => {
    if (run.mock.calls.length !== 3) throw new Error('no disk');
  });
  const { end } = startTasks({ name: 'failing', every: 1_000, run });
  await turns(3);
  await end();
  expect(run).toHaveBeenCalledTimes(4);
  expect(logged().filter((line) => /"task":"failing".*no disk/.test(line))).toHaveLength(2);
});
