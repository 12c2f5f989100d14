import { counted } from './number-words.ts';

test.each([
  [1, 'One check'],
  [20, 'Twenty checks'],
  [21, 'Twenty-one checks'],
  [100, '100 checks'],
])('%d becomes %s', (count, word) => {
  expect(counted(count, 'check')).toBe(word);
});
