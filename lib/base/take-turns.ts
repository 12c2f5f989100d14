import { setImmediate } from 'node:timers/promises';

/** In ms: what is asked meanwhile waits for as long. */
const longest = 10;

/** For long work: what it gives, awaited between two parts, lets the process answer others where it is time. */
export function takeTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longest) return;
    await setImmediate();
    since = performance.now();
  };
}
