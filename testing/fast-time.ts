/** Has the clock run faster: what waits for seconds by it waits for a moment. */
export function speedUpClock(times: number): void {
  const [at, began] = [Date.now(), performance.now()];
  jest.spyOn(Date, 'now').mockImplementation(() => at + (performance.now() - began) * times);
}

/** Has all timers that are set from now on ring earlier, in the same order. */
export function speedUpTimers(times: number): void {
  const { setTimeout } = globalThis;
  const sooner = (ring: () => void, ms = 0) => setTimeout(ring, ms / times);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(sooner as typeof setTimeout);
}
