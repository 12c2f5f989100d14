import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { cardSize } from '#lib/seo/metadata.ts';
import { type Card, SocialCard } from './social-card.tsx';

export const size = cardSize;
export const contentType = 'image/png';

const font = (name: string) => readFile(path.join(process.cwd(), 'app/fonts', name));
const [title, label] = await Promise.all([font('card-title.ttf'), font('card-label.ttf')]);
const fonts = [
  { name: 'title', data: title },
  { name: 'label', data: label },
];

export function cardImage(card: Card): ImageResponse {
  return new ImageResponse(<SocialCard {...card} />, { ...size, fonts });
}
