import { cut, mailLink } from './mail-link.ts';

it.each(['x', '👟', '\n'])('a text that is too long for Windows is cut: %j', (character) => {
  const link = mailLink('hello@agency.example', 'A message, "now"', character.repeat(5_000));
  expect(link.length).toBeLessThanOrEqual(2_000);
  expect(link.length).toBeGreaterThan(1_975);
  expect(new URL(link).searchParams.get('body')).toMatch(/[^\uFFFD]…$/su);
  expect(encodeURIComponent(cut(character.repeat(5_000))).length).toBeLessThanOrEqual(1_900);
  expect(cut(character)).toBe(character);
});
