/** @jest-environment jsdom */
import { isBlockedShortcut, protectContent } from './content-protection.ts';

describe('content protection [2.13]', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('recognizes a key that types a special character with Alt on a Mac', () => {
    const held = { metaKey: true, altKey: true };
    const event = new KeyboardEvent('keydown', { key: 'ˆ', code: 'KeyI', ...held });
    expect(isBlockedShortcut(event)).toBe(true);
  });

  it('is off unless the page asks for it', () => {
    protectContent();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['outerWidth', 'innerWidth'],
    ['outerHeight', 'innerHeight'],
  ] as const)(
    'warns at the start, and each time developer tools open a gap in %s [9]',
    (outer, inner) => {
      const warningsAfter = (ms: number) => {
        jest.advanceTimersByTime(ms);
        return jest.mocked(console.warn).mock.calls.length;
      };
      document.documentElement.dataset.protected = '';
      protectContent();
      expect(warningsAfter(0)).toBe(1);
      window[outer] = window[inner] + 200;
      expect(warningsAfter(500)).toBe(1);
      window[outer] = window[inner] + 201;
      expect(warningsAfter(499)).toBe(1);
      expect(warningsAfter(1)).toBe(2);
      expect(warningsAfter(5_000)).toBe(2);
      window[outer] = window[inner];
      expect(warningsAfter(500)).toBe(2);
      window[outer] = window[inner] + 300;
      expect(warningsAfter(500)).toBe(3);
      window[outer] = window[inner];
    },
  );
});
