let failures = 0;

/** Prints a result and counts failures. */
export function report(name: string, passed: boolean, figures: string): void {
  if (!passed) failures += 1;
  console.info(`${passed ? 'ok    ' : 'FAILED'} ${name}: ${figures}`);
}

export const hasFailed = () => failures > 0;
