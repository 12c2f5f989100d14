import { log } from './log.ts';

export type Task = {
  name: string;
  /** In ms. */
  every: number;
  /** @param isEnding what takes long asks between two parts of it */
  run(isEnding: () => boolean): Promise<unknown>;
};

/** Does each at once, and every so often, but never twice at once. */
export function startTasks(...tasks: readonly Task[]) {
  let isEnding = false;
  const started = tasks.map((task) => startTask(task, () => isEnding));
  const idle = () => Promise.all(started.map(({ running }) => running()));
  return {
    /** Does one of that name now that is not under way. */
    wake(name: string): void {
      started.find((one) => one.name === name && !one.running())?.look();
    },
    /** Resolves when none is under way. */
    idle,
    end() {
      isEnding = true;
      for (const { timer } of started) clearInterval(timer);
      return idle();
    },
  };
}

function startTask({ name, every, run }: Task, isEnding: () => boolean) {
  let turn: Promise<void> | undefined;
  let isFailing = false;
  const take = async () => {
    try {
      await run(isEnding);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error('a task failed, will be tried again', { task: name, error });
      isFailing = true;
    } finally {
      turn = undefined;
    }
  };
  const look = () => {
    turn ??= take();
  };
  const timer = setInterval(look, every);
  look();
  return { name, timer, look, running: () => turn };
}
