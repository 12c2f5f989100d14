/** @jest-environment jsdom */

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  const observer = { observe: () => {} };
  Object.assign(globalThis, { PerformanceObserver: jest.fn(() => observer) });
});
afterEach(() => {
  jest.useRealTimers();
  window.scrollY = 0;
});

it.each([
  ['3 s on a page that begins at its top', 0, false],
  ['no more on one that begins scrolled', 40, true],
])('where no paint is reported, waits %s', async (_, scrollY, isEarly) => {
  window.scrollY = scrollY;
  const { painted } = await import('./painted.ts');
  const resolved = jest.fn();
  painted.then(resolved);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(resolved.mock.calls.length > 0).toBe(isEarly);
  await jest.advanceTimersByTimeAsync(100);
  expect(resolved).toHaveBeenCalled();
});
