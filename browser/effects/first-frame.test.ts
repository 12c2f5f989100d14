/** @jest-environment jsdom */
import { afterFirstFrame } from './first-frame.ts';

const set = (name: string, value: unknown) =>
  Object.defineProperty(document, name, { value, configurable: true });

describe('afterFirstFrame', () => {
  let frames: FrameRequestCallback[] = [];
  const start = jest.fn();

  beforeEach(() => {
    frames = [];
    start.mockClear();
    jest.useFakeTimers();
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  });
  afterEach(() => {
    for (const name of ['prerendering', 'readyState', 'hidden']) {
      Reflect.deleteProperty(document, name);
    }
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const showFrame = () => {
    for (const frame of frames.splice(0)) frame(0);
  };

  it('runs after the frame is painted', () => {
    set('hidden', false);
    afterFirstFrame(start);
    jest.runAllTimers();
    expect(start).not.toHaveBeenCalled();
    showFrame();
    expect(start).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(start).toHaveBeenCalledTimes(1);
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
