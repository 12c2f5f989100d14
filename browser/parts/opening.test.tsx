/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { OpeningHours } from '#components/contact/opening-hours.tsx';
import { content } from '#lib/content/content.ts';
import { openingAt } from '#lib/site/opening.ts';
import { showOpening } from './opening.ts';

const builtAt = Date.parse('2027-03-01T12:00:00+05:00');

beforeEach(() => {
  jest.useFakeTimers({ now: builtAt });
  jest.replaceProperty(content().site, 'timeZone', 'Asia/Karachi');
  jest.replaceProperty(content().site, 'special', [
    { name: 'Eid', from: '2027-03-10', until: '2027-03-12', closed: true },
    { name: 'Pakistan Day', from: '2027-03-23', until: '2027-03-23', closed: true },
  ]);
});

afterEach(() => void jest.useRealTimers());

test('a page built before a period follows it', () => {
  const { container } = render(<OpeningHours />);
  jest.setSystemTime(Date.parse('2027-03-12T23:59+05:00'));
  const place = showIn(container);
  expect(place).toHaveTextContent('Closed for Eid.');
  // Whose clock is another than the office's reads its own hours, too [9].
  const { elsewhere = '' } = openingAt(Date.now(), JSON.parse(place.dataset.opening ?? '')) ?? {};
  expect(place.lastElementChild).toHaveTextContent(elsewhere, { normalizeWhitespace: false });
  jest.advanceTimersByTime(60_000);
  expect(place).toHaveTextContent('Closed now.');
});

test('room is kept for the longest text of every day', () => {
  const { container } = render(<OpeningHours />);
  const room = container.querySelector<HTMLElement>('.open-now')?.dataset.room ?? '';
  const shown = Array.from({ length: 40 * 24 }, (_, hour) => {
    jest.setSystemTime(builtAt + hour * 3_600_000);
    const text = showIn(container).firstElementChild?.textContent ?? '';
    jest.clearAllTimers();
    return text;
  });
  expect(shown.join()).toContain('Closed for Pakistan Day.');
  for (const text of shown) expect(text.length).toBeLessThanOrEqual(room.length);
});

function showIn(container: HTMLElement): HTMLElement {
  const place = container.querySelector<HTMLElement>('[data-opening]');
  if (!place) throw new Error('The page has no place for it');
  showOpening(place);
  return place;
}
