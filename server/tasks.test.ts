import { silenceLog } from '#testing/post-office.ts';
import { startTasks } from './tasks.ts';

const logged = silenceLog();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => jest.useRealTimers());

const turn = async () => {
  await new Promise(setImmediate);
  jest.advanceTimersByTime(1_000);
  await new Promise(setImmediate);
};

it('a task is done again and again, never twice at once, and ends once it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = jest.fn().mockResolvedValueOnce(undefined).mockReturnValue(promise);
  const end = startTasks({ name: 'slow', every: 1_000, run });
  await turn();
  await turn();
  await turn();
  expect(run).toHaveBeenCalledTimes(2);
  const ended = jest.fn();
  const ending = end().then(ended);
  await turn();
  expect(ended).not.toHaveBeenCalled();
  resolve();
  await ending;
  await turn();
  expect(run).toHaveBeenCalledTimes(2);
});

it('what goes wrong is told once until it works again, and stops no other', async () => {
  const run = jest.fn(async () => {
    if (run.mock.calls.length !== 3) throw new Error('no disk');
  });
  const other = jest.fn();
  const end = startTasks(
    { name: 'failing', every: 1_000, run },
    { name: 'other', every: 1_000, run: other },
  );
  const lines = () => logged().filter((line) => line.includes('no disk'));
  await turn();
  expect(lines()).toHaveLength(1);
  await turn();
  await turn();
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toContain('"task":"failing"');
  expect(other).toHaveBeenCalledTimes(4);
  await end();
});
