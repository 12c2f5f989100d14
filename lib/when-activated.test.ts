/** @jest-environment jsdom */
import { whenActivated } from './when-activated';

const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

test('starts at once on a page that is shown, and ends what it started', () => {
  const end = jest.fn();
  const stop = whenActivated(() => end);
  expect(end).not.toHaveBeenCalled();
  stop();
  expect(end).toHaveBeenCalledTimes(1);
});

test('waits on a prerendered page until it is shown', () => {
  const start = jest.fn(() => () => {});
  setPrerendering(true);
  whenActivated(start);
  expect(start).not.toHaveBeenCalled();
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).toHaveBeenCalledTimes(1);
});

test('never starts on a prerendered page that is given up', () => {
  const start = jest.fn(() => () => {});
  setPrerendering(true);
  whenActivated(start)();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).not.toHaveBeenCalled();
});
