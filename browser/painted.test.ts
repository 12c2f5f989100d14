/** @jest-environment jsdom */

test('of a page that begins scrolled no paint is awaited, which Firefox does not report', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: jest.fn(() => ({ observe: () => {} })) });
  Object.defineProperty(document, 'hidden', { value: false });
  window.scrollY = 40;
  const { painted } = await import('./painted.ts');
  const resolved = jest.fn();
  painted.then(resolved);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(resolved).toHaveBeenCalled();
});
