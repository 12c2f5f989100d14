import { mailLink } from './mail-link.ts';

const read = (link: string) => {
  const { pathname, searchParams } = new URL(link);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

describe('mailLink', () => {
  it('escapes subject and text', () => {
    const text = 'Shoes & bags: 50% off?\nسلام 👟 + #1';
    expect(read(mailLink('hello@agency.example', 'A message, "now"', text))).toEqual({
      to: 'hello@agency.example',
      subject: 'A message, "now"',
      body: text.replace('\n', '\r\n'),
    });
  });

  it.each(['x', 'س', '👟', '\n'])('cuts a text that is too long for Windows: %j', (character) => {
    const link = mailLink('hello@agency.example', 'Subject', character.repeat(5_000));
    expect(link.length).toBeLessThanOrEqual(2_000);
    expect(link.length).toBeGreaterThan(1_975);
    expect(read(link).body).toMatch(/[^\uFFFD]…$/su);
  });
});
