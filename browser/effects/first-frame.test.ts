/** @jest-environment jsdom */
import { afterFirstFrame } from './first-frame.ts';

const set = (name: string, value: unknown) =>
  Object.defineProperty(document, name, { value, configurable: true });

describe('afterFirstFrame', () => {
  const start = jest.fn();

  beforeEach(() => {
    start.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    for (const name of ['prerendering', 'readyState', 'hidden']) {
      Reflect.deleteProperty(document, name);
    }
    jest.useRealTimers();
  });

  it('does not wait for a frame on a hidden page', () => {
    set('hidden', true);
    afterFirstFrame(start);
    jest.runAllTimers();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['until the page is parsed', 'readyState', 'loading', 'complete', 'DOMContentLoaded'],
    ['until a prerendered page is shown', 'prerendering', true, false, 'prerenderingchange'],
  ])('waits %s', (_, name, before, after, type) => {
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
});
