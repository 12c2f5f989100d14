import { content } from '#lib/content/content.ts';

/** The digits of a number without what begins it, which people write or leave out: `3001234567`. */
export function nationalDigits(phone: string): string {
  const start = new RegExp(`^(?:00)?${ownCode()}0?(?=\\d{7})|^00?`);
  return phone.replace(/\D/g, '').replace(start, '');
}

/** `923001234567`: with the agency's country where the number names none. */
export function internationalDigits(phone: string): string {
  const written = phone.replace('(0)', '');
  const digits = nationalDigits(written);
  const isAbroad = digits === /^(?:\+|00)(.*)/.exec(written)?.[1]?.replace(/\D/g, '');
  return isAbroad ? digits : `${ownCode()}${digits}`;
}

const ownCode = () => countryCode.exec(content().site.phone)?.[1] ?? '';

/** By ITU E.164: one digit for two countries or groups of them, two for some, three for all others. */
const countryCode = /^\+\D*([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
