/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { OpeningHours } from '#components/contact/opening-hours.tsx';
import { content } from '#lib/content/content.ts';
import { openingAt } from '#lib/site/opening.ts';
import { showOpening } from './opening.ts';

test('a page built before a period follows it', () => {
  jest.useFakeTimers({ now: Date.parse('2027-03-01T12:00+05:00') });
  jest.replaceProperty(content().site, 'timeZone', 'Asia/Karachi');
  jest.replaceProperty(content().site, 'special', [
    { name: 'Eid', from: '2027-03-10', until: '2027-03-12', closed: true },
  ]);
  const { container } = render(<OpeningHours />);
  jest.setSystemTime(Date.parse('2027-03-12T23:59+05:00'));
  const place = container.querySelector<HTMLElement>('[data-opening]');
  if (!place) throw new Error('The page has no place for it');
  showOpening(place);
  expect(place).toHaveTextContent('Closed for Eid.');
  // Whose clock is another than the office's reads its own hours, too [9].
  const { elsewhere = '' } = openingAt(Date.now(), JSON.parse(place.dataset.opening ?? '')) ?? {};
  expect(place.lastElementChild).toHaveTextContent(elsewhere, { normalizeWhitespace: false });
  jest.advanceTimersByTime(60_000);
  expect(place).toHaveTextContent('Closed now.');
  jest.useRealTimers();
});
