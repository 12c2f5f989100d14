import { daysBefore } from './period.tsx';

const weekend = ['2026-01-10', '2026-01-11', '2026-01-03', '2026-01-04'] as const;

it.each([
  ['a week, with the one before', '2026-01-05', '2026-01-11', '2025-12-29', '2026-01-04'],
  ['a month', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['two days, with the same ones of the week before', ...weekend],
])('compares %s', (_, first, last, ...before) => {
  expect(Object.values(daysBefore({ first, last }))).toEqual(before);
});
