type Close = () => unknown;

const closings: Close[] = [];
afterEach(closeNow);

/** Has these called after the test, in this order. */
export function closeAfter(...closes: Close[]): void {
  closings.push(...closes);
}

export async function closeNow(): Promise<void> {
  for (const close of closings.splice(0)) await close();
}
