// What the long checks share: the fault tests, and those of nginx.

/** Does numbered work, so many at a time. */
export async function inParallel(
  count: number,
  width: number,
  work: (number: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      await work(number);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}

let failures = 0;

/** Prints one result; the run fails at its end where one was not well. */
export function report(name: string, isWell: boolean, figures: string): void {
  if (!isWell) failures += 1;
  console.info(`${isWell ? 'ok    ' : 'FAILED'} ${name}: ${figures}`);
}

/** How many results were not well. */
export const failed = () => failures;
