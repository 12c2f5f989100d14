import { isEmail } from './text-field.ts';

it.each([
  ['a@b.co', true],
  ['é@bücher.example', true],
  // [spec 5.1.7] has nothing against a misplaced dot.
  ['a@b..c', true],
  ['a@b', false],
  ['@b.co', false],
  ['a b@c.de', false],
  ['a@b@c.de', false],
])('%j is an email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
