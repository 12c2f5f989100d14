/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { showOpening as hidePastPeriods } from '#browser/effects/open-now.ts';
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
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
    },
  });
});

afterEach(() => void jest.useRealTimers());

/** The page of that build, seen later. */
function visit(time: string): HTMLElement {
  const { container } = render(<OpeningHours />);
  jest.setSystemTime(Date.parse(`${time}+05:00`));
  hidePastPeriods();
  return showIn(container);
}

test('a page built before a period follows it, and shows it no more once it is over', () => {
  const place = visit('2027-03-12T23:59');
  expect(place).toHaveTextContent('Closed for Eid.');
  // Whose clock is another than the office's reads its own hours, too [9].
  const { elsewhere = '' } = openingAt(Date.now(), JSON.parse(place.dataset.opening ?? '')) ?? {};
  expect(place.lastElementChild).toHaveTextContent(elsewhere, { normalizeWhitespace: false });
  expect(screen.getByText('Eid, March 10 to 12, 2027: closed')).toBeVisible();
  jest.advanceTimersByTime(60_000);
  expect(place).toHaveTextContent('Closed now.');
  hidePastPeriods();
  expect(screen.getByText(/^Eid/)).not.toBeVisible();
  expect(screen.getByText(/^Pakistan Day/)).toBeVisible();
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
