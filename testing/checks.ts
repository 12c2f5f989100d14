/** Runs numbered tasks, `width` of them at a time. */
export async function inParallel(
  count: number,
  width: number,
  task: (number: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      await task(number);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}

let failures = 0;

/** Prints a result and counts failures. */
export function report(name: string, passed: boolean, figures: string): void {
  if (!passed) failures += 1;
  console.info(`${passed ? 'ok    ' : 'FAILED'} ${name}: ${figures}`);
}

export const hasFailed = () => failures > 0;
