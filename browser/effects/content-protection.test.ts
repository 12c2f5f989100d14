/** @jest-environment jsdom */
import { isBlockedShortcut, protectContent } from './content-protection.ts';

const press = (key: string, held: KeyboardEventInit = {}, on: Element = document.body) => {
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  const event = new KeyboardEvent('keydown', {
    key,
    code,
    cancelable: true,
    bubbles: true,
    ...held,
  });
  on.dispatchEvent(event);
  return event;
};

const fire = (type: string, on: Element) => {
  const event = new Event(type, { cancelable: true, bubbles: true });
  on.dispatchEvent(event);
  return event.defaultPrevented;
};

const add = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as Element;
};

describe('content protection [2.13]', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    document.documentElement.dataset.protected = '';
    protectContent();
  });
  afterEach(() => {
    document.body.replaceChildren();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each(['contextmenu', 'selectstart', 'dragstart', 'copy'])('blocks %s on text', (type) => {
    expect(fire(type, add('<p>Words</p>'))).toBe(true);
  });

  it.each(['contextmenu', 'selectstart', 'dragstart', 'copy'])(
    'leaves %s alone on links, buttons and fields',
    (type) => {
      expect(fire(type, add('<a href="/">Link</a>'))).toBe(false);
      expect(fire(type, add('<button>Button</button>'))).toBe(false);
      expect(fire(type, add('<input>'))).toBe(false);
      expect(fire(type, add('<textarea></textarea>'))).toBe(false);
    },
  );

  it('blocks mouse-down on pictures only', () => {
    expect(fire('mousedown', add('<img alt="">'))).toBe(true);
    expect(fire('mousedown', add('<p>Words</p>'))).toBe(false);
  });

  it.each<[string, KeyboardEventInit]>([
    ['F12', {}],
    ['F1', {}],
    ['F3', {}],
    ['F5', {}],
    ['F5', { ctrlKey: true }],
    ['PrintScreen', {}],
    ['i', { ctrlKey: true, shiftKey: true }],
    ['i', { metaKey: true, altKey: true }],
    ['j', { ctrlKey: true, shiftKey: true }],
    ['c', { ctrlKey: true, shiftKey: true }],
    ['u', { ctrlKey: true }],
    ['u', { metaKey: true, altKey: true }],
    ['s', { ctrlKey: true }],
    ['s', { metaKey: true }],
    ['a', { ctrlKey: true }],
    ['c', { metaKey: true }],
    ['v', { ctrlKey: true }],
    ['x', { ctrlKey: true }],
    ['p', { metaKey: true }],
    ['r', { ctrlKey: true }],
    ['r', { ctrlKey: true, shiftKey: true }],
    ['r', { metaKey: true, shiftKey: true }],
  ])('blocks %s with %j', (key, held) => {
    expect(press(key, held).defaultPrevented).toBe(true);
  });

  it.each<[string, KeyboardEventInit]>([
    ['Tab', {}],
    ['a', {}],
    ['+', { ctrlKey: true }],
    ['-', { metaKey: true }],
    ['0', { ctrlKey: true }],
    ['t', { ctrlKey: true }],
    ['l', { ctrlKey: true }],
  ])('leaves %s with %j alone', (key, held) => {
    expect(press(key, held).defaultPrevented).toBe(false);
  });

  it.each(['a', 'c', 'v', 'x'])('leaves Ctrl+%s alone in a field', (key) => {
    expect(press(key, { ctrlKey: true }, add('<textarea></textarea>')).defaultPrevented).toBe(
      false,
    );
  });

  it('recognizes a key that types a special character with Alt on a Mac', () => {
    const event = new KeyboardEvent('keydown', {
      key: 'ˆ',
      code: 'KeyI',
      metaKey: true,
      altKey: true,
    });
    expect(isBlockedShortcut(event)).toBe(true);
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

  it('is off unless the page asks for it', () => {
    delete document.documentElement.dataset.protected;
    jest.mocked(console.warn).mockClear();
    protectContent();
    expect(console.warn).not.toHaveBeenCalled();
  });
});
