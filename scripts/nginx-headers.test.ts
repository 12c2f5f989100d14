import { headerLines } from './nginx-headers';

it('writes headers as directives of nginx', () => {
  expect(headerLines({ 'Speculation-Rules': '"/rules.json"', Vary: 'Accept-Encoding' })).toBe(
    'add_header Speculation-Rules "\\"/rules.json\\"" always;\nadd_header Vary "Accept-Encoding" always;\n',
  );
});

it.each(['a $variable', 'two\nlines', 'a'.repeat(4_001)])(
  'refuses what nginx would interpret',
  (value) => {
    expect(() => headerLines({ Name: value })).toThrow('nginx cannot send');
  },
);
