/** @jest-environment jsdom */
import { scrollToSection } from './hash-scroll.ts';

test.each([
  ['a hash on home scrolls to its section', '/', 'navigate', ['contact']],
  ['not elsewhere', '/about', 'navigate', []],
  ['nor after Back', '/', 'back_forward', []],
])('%s, after 100 ms [2.3]', (_, address, type, expected) => {
  jest.useFakeTimers();
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  history.replaceState(null, '', address);
  document.body.innerHTML = '<section id="contact"></section>';
  location.hash = '#contact';
  scrollToSection();
  jest.advanceTimersByTime(99);
  expect(scrolled).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(scrolled).toEqual(expected);
});
