import { shorten } from './shorten.ts';

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `w${from + at}`).join(' ');

it.each([
  ['We make websites.', 'We make shops.', 'We make websites.', 'We make shops.'],
  [
    `${words(0, 30)} old ${words(30, 60)}`,
    `${words(0, 30)} new one ${words(30, 60)}`,
    `… ${words(26, 30)} old ${words(30, 34)} …`,
    `… ${words(26, 30)} new one ${words(30, 34)} …`,
  ],
  // A word more, the same as the one before it.
  ['a b b c', 'a b b b c', 'a b b c', 'a b b b c'],
  ['', words(0, 90), '', expect.stringMatching(/^w0 w1 .{200,240} …$/)],
])('of “%s” and “%s”, shows what is another', (before, after, was, is) => {
  const shown = { field: 'title', before: was, after: is };
  expect(shorten({ field: 'title', before, after })).toEqual(shown);
});
