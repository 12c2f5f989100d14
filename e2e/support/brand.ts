import { hoursInWords } from '@/lib/hours';
import { palette } from '@/lib/palette';
import { site } from '@/lib/site';

/** A color of the house as a browser computes it: `rgb(12, 35, 80)`, or `rgba(…)` with an opacity. */
export function colorOf(name: keyof typeof palette, opacity = 1): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(palette[name].slice(at, at + 2), 16));
  return opacity === 1 ? `rgb(${channels.join(', ')})` : `rgba(${channels.join(', ')}, ${opacity})`;
}

/** An address of the agency's chat, with words to begin it. */
export const agencyChat = new RegExp(
  `^https://wa\\.me/${site.chatNumber.replace(/\D/g, '')}\\?text=.+`,
);

/** The opening hours as the pages say them: the lines stand below each other, without a space. */
export const hoursText = hoursInWords(site).join('');
