import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Member } from '@/content/types';
import { type DrawingName, getDrawing } from './drawings';
import { Picture } from './picture';

type Props = { member: Pick<Member, 'portrait'> };

/** A member's drawing or photograph, both 7 : 8. Decorative: name and role stand beside it. */
export function Portrait({ member: { portrait } }: Props) {
  if (!isPhotograph(portrait)) {
    return <Picture name={drawingOf(portrait)} alt="" className="h-auto w-full" />;
  }
  return (
    // biome-ignore lint/performance/noImgElement: scripts/photographs.ts has made it smaller.
    <img
      src={portraitAddress(portrait)}
      width={280}
      height={320}
      alt=""
      loading="lazy"
      decoding="async"
      // Faces are above the middle.
      className="aspect-[7/8] h-auto w-full bg-sand-200 object-cover object-[50%_25%]"
    />
  );
}

/** Address of a portrait. @throws if there is no such file */
export function portraitAddress(portrait: string): string {
  if (!isPhotograph(portrait)) return getDrawing(drawingOf(portrait)).address;
  const file = path.join('public/team', portrait);
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  return `/team/${encodeURI(portrait)}`;
}

const drawingOf = (portrait: string): DrawingName => `portraits/${portrait}`;

/** Photographs are named with their file ending. */
const isPhotograph = (portrait: string) => /\.(jpe?g|png|webp|avif)$/i.test(portrait);
