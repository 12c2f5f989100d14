import { content } from '#lib/content/content.ts';

/** `923001234567`: with the agency's country where the number names none. */
export function internationalDigits(phone: string): string {
  const own = countryCode.exec(content().site.phone)?.[1] ?? '';
  const written = phone.replace('(0)', '');
  const digits = written.replace(/\D/g, '');
  const isNamed = /^(?:\+|00)/.test(written);
  const named = isNamed
    ? digits.replace(/^00/, '')
    : own + digits.replace(new RegExp(`^${own}(?=\\d{7})|^0`), '');
  return named.replace(new RegExp(`^${own}0`), own);
}

/** By ITU E.164: one digit for two countries or groups of them, two for some, three for all others. */
const countryCode = /^\+\D*([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
