import { palette } from '#lib/base/palette.ts';
import { content } from '#lib/content/content.ts';

const { site } = content();

/** A palette color as browsers compute it: `rgb(12, 35, 80)`, or `rgba(…)` with an opacity. */
export function colorOf(name: keyof typeof palette, opacity = 1): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(palette[name].slice(at, at + 2), 16));
  return opacity === 1 ? `rgb(${channels.join(', ')})` : `rgba(${channels.join(', ')}, ${opacity})`;
}

/** The chat's URL with a prefilled text. */
export const agencyChat = new RegExp(
  `^https://wa\\.me/${site.chatNumber.replace(/\D/g, '')}\\?text=.+`,
);
