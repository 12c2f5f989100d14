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

  const ctrl = { ctrlKey: true };
  const shift = { ctrlKey: true, shiftKey: true };
  const mac = { metaKey: true, altKey: true };

  it.each([
    ['an AZERTY Ctrl+A', 'a', 'KeyQ', ctrl, true],
    ['an AZERTY Ctrl+Q', 'q', 'KeyA', ctrl, false],
    ['a Dvorak Ctrl+C', 'c', 'KeyI', ctrl, true],
    ['a Dvorak Ctrl+V', 'v', 'Period', ctrl, true],
    ['a Dvorak Ctrl+L', 'l', 'KeyP', ctrl, false],
    ['a Dvorak Ctrl+Shift+I', 'I', 'KeyG', shift, true],
    ['a Dvorak Ctrl+Shift+G', 'G', 'KeyU', shift, false],
    ['a Russian Ctrl+C', 'с', 'KeyC', ctrl, true],
    ['an Urdu Ctrl+U', 'ء', 'KeyU', ctrl, true],
    ['an Arabic Ctrl+Shift+C', '}', 'KeyC', shift, true],
    ['a Russian Ctrl+F', 'а', 'KeyF', ctrl, false],
    ['a Mac’s Cmd+Alt+I, which types a sign', 'ˆ', 'KeyI', mac, true],
    ['a Mac’s Cmd+Alt+U, a dead key', 'Dead', 'KeyU', mac, true],
    ['a key without a place', 'Tab', '', ctrl, false],
    ['what AltGr types', 'ć', 'KeyC', { ctrlKey: true, altKey: true }, false],
  ])('knows %s by its letter, without a Latin one by its place', (_, key, code, held, blocked) => {
    const event = new KeyboardEvent('keydown', { key, code, ...held });
    expect(isBlockedShortcut(event)).toBe(blocked);
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
