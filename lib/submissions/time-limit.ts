/** How long a visitor waits for the store in all, in ms: its own timeouts may follow each other. */
const longestWait = 5_000;

/**
 * Bounds the time of several steps together; what a visitor does between them does not count. A step that
 * takes too long goes on unheard, so a message may be stored after its sender was told to try again: the
 * second one is then recognized as a repetition.
 *
 * @returns a function that awaits a step @throws where no time is left, or what the step throws
 */
export function createTimeLimit(): <Value>(step: () => Promise<Value>) => Promise<Value> {
  let left = longestWait;
  return async (step) => {
    const began = performance.now();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Error('the store did not answer in time')),
      left,
    );
    try {
      return await Promise.race([step(), late.promise]);
    } finally {
      clearTimeout(timer);
      left -= performance.now() - began;
    }
  };
}
