import { widthInRows } from './rows.ts';

test.each([
  [1, '3'],
  [2, '33'],
  [3, '222'],
  [4, '3333'],
  [5, '33222'],
  [7, '3333222'],
  [9, '222222222'],
])('%d cards are %s tracks wide', (count, widths) => {
  const cards = Array.from({ length: count }, (_, index) => widthInRows(index, count));
  expect(cards.map((width) => width.at(-1)).join('')).toBe(widths);
});
