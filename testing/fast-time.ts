/** Has the clock go on by so much each time somebody looks: what waits by it waits for as many looks. */
export function stepClock(ms: number): void {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => {
    now += ms;
    return now;
  });
}
