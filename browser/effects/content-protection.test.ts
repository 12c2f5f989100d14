/** @jest-environment jsdom */
import { isBlockedShortcut, protectContent } from './content-protection.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void jest.useRealTimers());

const ctrl = { ctrlKey: true };
const shift = { ctrlKey: true, shiftKey: true };
const mac = { metaKey: true, altKey: true };

it.each([
  ['an AZERTY Ctrl+A', 'a', 'KeyQ', ctrl, true],
  ['a Dvorak Ctrl+C', 'c', 'KeyI', ctrl, true],
  ['a Dvorak Ctrl+Shift+G', 'G', 'KeyU', shift, false],
  ['a Russian Ctrl+C', 'с', 'KeyC', ctrl, true],
  ['an Arabic Ctrl+Shift+C', '}', 'KeyC', shift, true],
  ['a Russian Ctrl+F', 'а', 'KeyF', ctrl, false],
  ['a Mac’s Cmd+Alt+I, which types a sign', 'ˆ', 'KeyI', mac, true],
  ['a key without a place', 'Tab', '', ctrl, false],
  ['what AltGr types', 'ć', 'KeyC', { ctrlKey: true, altKey: true }, false],
])('knows %s by its letter, without a Latin one by its place', (_, key, code, held, blocked) => {
  const event = new KeyboardEvent('keydown', { key, code, ...held });
  expect(isBlockedShortcut(event)).toBe(blocked);
});

const blockedOf = (keys: string) =>
  keys.split(' ').filter((pressed) => {
    const [key = '', ...held] = pressed.split('+').reverse();
    const event = new KeyboardEvent('keydown', {
      key,
      code: key.length === 1 ? `Key${key.toUpperCase()}` : key,
      ctrlKey: held.includes('Control'),
      metaKey: held.includes('Meta'),
      shiftKey: held.includes('Shift'),
      altKey: held.includes('Alt'),
    });
    return isBlockedShortcut(event);
  });

it.each([
  'F12 F1 F3 F5 PrintScreen Control+F5 Shift+F5',
  'Control+Shift+i Control+Shift+j Control+Shift+c Meta+Alt+i Meta+Alt+j Meta+Alt+c',
  'Control+Shift+p Control+Shift+s Control+Shift+v Control+Shift+r Meta+Shift+r Meta+Alt+p',
  'Control+s Control+a Control+c Control+v Control+x Control+p Control+r Control+u Meta+Alt+u',
  'Meta+s Meta+a Meta+c Meta+v Meta+x Meta+p Meta+r',
])('blocks %s', (keys) => {
  expect(blockedOf(keys).join(' ')).toBe(keys);
});

it.each([
  'Tab Shift+Tab ArrowDown PageDown Home End Escape a 5 F6 F11',
  'Control+0 Control+- Meta+0 Meta+- Control+f Control+l Control+t Meta+f Alt+ArrowLeft',
])('leaves alone %s', (keys) => {
  expect(blockedOf(keys)).toEqual([]);
});

it('is off unless the page asks for it', () => {
  protectContent();
  expect(console.warn).not.toHaveBeenCalled();
});

it.each([
  ['outerWidth', 'innerWidth'],
  ['outerHeight', 'innerHeight'],
] as const)('warns at the start, and of each gap in %s [9]', (outer, inner) => {
  const warningsAfter = (ms: number, gap: number) => {
    window[outer] = window[inner] + gap;
    jest.advanceTimersByTime(ms);
    return jest.mocked(console.warn).mock.calls.length;
  };
  document.documentElement.dataset.protected = '';
  protectContent();
  const looks = [
    [500, 200],
    [499, 201],
    [1, 201],
    [5_000, 201],
    [500, 0],
    [500, 300],
    [500, 0],
  ];
  const warnings = looks.map(([ms = 0, gap = 0]) => warningsAfter(ms, gap));
  expect(warnings).toEqual([1, 1, 2, 2, 2, 3, 3]);
  // Docked, they take of the page.
  window[inner] -= 300;
  window.dispatchEvent(new Event('resize'));
  expect(warningsAfter(500, 300)).toBe(4);
  window[outer] = window[inner];
});
