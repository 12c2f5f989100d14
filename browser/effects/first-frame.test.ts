/** @jest-environment jsdom */
import { afterFirstFrame } from './first-frame.ts';

const set = (name: string, value: unknown) =>
  Object.defineProperty(document, name, { value, configurable: true });

afterEach(() => void jest.useRealTimers());

it.each([
  ['until the page is parsed', 'readyState', 'loading', 'complete', 'DOMContentLoaded'],
  ['until a prerendered page is shown', 'prerendering', true, false, 'prerenderingchange'],
])('waits %s, but for no frame of a hidden page', (_, name, before, after, type) => {
  jest.useFakeTimers();
  const start = jest.fn();
  set('hidden', true);
  set(name, before);
  afterFirstFrame(start);
  jest.runAllTimers();
  expect(start).not.toHaveBeenCalled();
  set(name, after);
  document.dispatchEvent(new Event(type));
  jest.runAllTimers();
  expect(start).toHaveBeenCalledTimes(1);
});
