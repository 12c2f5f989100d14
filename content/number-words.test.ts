import { numberWord } from './number-words';

test.each([
  [1, 'One'],
  [16, 'Sixteen'],
  [20, 'Twenty'],
  [21, 'Twenty-one'],
  [99, 'Ninety-nine'],
  [100, '100'],
])('%d is said as %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});
