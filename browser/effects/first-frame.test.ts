/** @jest-environment jsdom */
import { afterFirstFrame } from './first-frame.ts';

const set = (name: string, value: unknown) =>
  Object.defineProperty(document, name, { value, configurable: true });

afterEach(() => void jest.useRealTimers());

it.each([
  ['is parsed', 'readyState', 'loading', 'complete', 'DOMContentLoaded'],
  ['is seen, which was rendered ahead', 'hidden', true, false, 'visibilitychange'],
])('waits until a page %s', (_, name, before, after, type) => {
  jest.useFakeTimers();
  const start = jest.fn();
  set('hidden', false);
  set(name, before);
  afterFirstFrame(start);
  jest.runAllTimers();
  expect(start).not.toHaveBeenCalled();
  set(name, after);
  document.dispatchEvent(new Event(type));
  jest.runAllTimers();
  expect(start).toHaveBeenCalledTimes(1);
});
