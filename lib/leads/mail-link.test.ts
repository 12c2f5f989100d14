import { mailLink } from './mail-link.ts';

const read = (text: string) => {
  const link = mailLink('hello@agency.example', 'A message, "now"', text);
  const { pathname, searchParams } = new URL(link);
  return { link, to: pathname, ...Object.fromEntries(searchParams) };
};

it('a link to write a mail escapes subject and text', () => {
  expect(read('Shoes & bags: 50% off?\nسلام 👟 + #1')).toMatchObject({
    to: 'hello@agency.example',
    subject: 'A message, "now"',
    body: 'Shoes & bags: 50% off?\r\nسلام 👟 + #1',
  });
});

it.each(['x', '👟', '\n'])('a text that is too long for Windows is cut: %j', (character) => {
  const { link, ...mail } = read(character.repeat(5_000));
  expect(link.length).toBeLessThanOrEqual(2_000);
  expect(link.length).toBeGreaterThan(1_975);
  expect(Object(mail).body).toMatch(/[^\uFFFD]…$/su);
});
