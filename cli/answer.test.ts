import { printable, printableJson } from './answer.ts';

it('lets nothing reach the terminal that would change what it shows', () => {
  const name = 'A\u001b[2J\u202enimdA\u2067B\u009b2J\rC\u200f\u2028D';
  const json = printableJson({ name });
  for (const text of [printable(name), json]) {
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Bidi_Control}\u2028]/u);
  }
  expect(JSON.parse(json)).toEqual({ name });
});
