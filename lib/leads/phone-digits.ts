import { content } from '#lib/content/content.ts';

/** The digits of a number without what begins it, which people write or leave out: `3001234567`. */
export function nationalDigits(phone: string): string {
  const [, code] = countryCode.exec(content().site.phone) ?? [];
  const start = new RegExp(`^(?:00)?${code}0?(?=\\d{7})|^00?`);
  return phone.replace(/\D/g, '').replace(start, '');
}

/** By ITU E.164: one digit for two countries or groups of them, two for some, three for all others. */
const countryCode = /^\+\D*([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
