/** @jest-environment jsdom */

test('waits until a page is parsed, where it begins scrolled for no paint: Firefox reports none', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: jest.fn(() => ({ observe: () => {} })) });
  Object.defineProperty(document, 'readyState', { value: 'loading' });
  window.scrollY = 40;
  const { painted } = await import('./painted.ts');
  const resolved = jest.fn();
  painted.then(resolved);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(resolved).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(resolved).toHaveBeenCalled();
});
