import { content } from '#lib/content/content.ts';
import { internationalDigits } from './phone-digits.ts';

beforeEach(() => jest.replaceProperty(content().site, 'phone', '+923000000000'));

it.each([
  ['03001234567', '923001234567'],
  ['3001234567', '923001234567'],
  ['923001234567', '923001234567'],
  ['+92 (0) 300 1234567', '923001234567'],
  ['0092 300 1234567', '923001234567'],
  ['+92 0300 1234567', '923001234567'],
  ['+44 (0)20 7946 0000', '442079460000'],
  ['+1 (212) 555-0100', '12125550100'],
])('%s is %s where the country has to be named', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});
