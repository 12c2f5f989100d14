import { mailLink } from './way-out';

const read = (link: string) => {
  const { pathname, searchParams } = new URL(link);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

describe('mailLink', () => {
  it('carries subject and text, whatever characters they have', () => {
    const text = 'Shoes & bags: 50% off?\nسلام 👟 + #1';
    expect(read(mailLink('hello@agency.example', 'A message, "now"', text))).toEqual({
      to: 'hello@agency.example',
      subject: 'A message, "now"',
      body: text.replace('\n', '\r\n'),
    });
  });

  it.each(['x', 'س', '👟', '\n'])(
    'is cut where it would be too long for Windows: %j',
    (character) => {
      const link = mailLink('hello@agency.example', 'Subject', character.repeat(5_000));
      expect(link.length).toBeLessThanOrEqual(2_000);
      expect(link.length).toBeGreaterThan(1_975);
      expect(read(link).body).toMatch(/[^\uFFFD]…$/su);
    },
  );
});
