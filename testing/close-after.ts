type Close = () => unknown;

const closings: Close[] = [];

/** Has these called after the test, in this order. */
export function closeAfter(...closes: Close[]): void {
  closings.push(...closes);
}

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});
