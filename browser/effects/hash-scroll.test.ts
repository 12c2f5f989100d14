/** @jest-environment jsdom */
import { scrollToSection } from './hash-scroll.ts';

const scrolled = jest.fn();

function open(address: string, type = 'navigate') {
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<section id="contact"></section>';
  history.replaceState(null, '', address);
  location.hash = '#contact';
  class Timing {
    type = type;
  }
  Object.assign(window, { PerformanceNavigationTiming: Timing });
  performance.getEntriesByType = () => [new Timing()] as unknown as PerformanceEntryList;
  scrollToSection();
}

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function () {
    scrolled(this.id);
  };
});
afterEach(() => jest.useRealTimers());

test('a hash in the address of home scrolls to its section after 100 ms [2.3]', () => {
  open('/');
  jest.advanceTimersByTime(99);
  expect(scrolled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledWith('contact');
});

test.each([
  ['elsewhere', '/about', 'navigate'],
  ['after Back', '/', 'back_forward'],
])('it does not %s', (_, address, type) => {
  open(address, type);
  jest.runAllTimers();
  expect(scrolled).not.toHaveBeenCalled();
});
