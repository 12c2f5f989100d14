import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Member } from '#lib/content/types.ts';
import { type DrawingName, getDrawing } from './drawings.ts';
import { Picture } from './picture.tsx';

type Props = { member: Pick<Member, 'portrait'> };

/** Decorative: name and role are beside it. */
export function Portrait({ member: { portrait } }: Props) {
  if (!isPhotograph(portrait)) {
    return <Picture name={drawingOf(portrait)} alt="" className="w-full" />;
  }
  return (
    // biome-ignore lint/performance/noImgElement: build/photographs.ts has made it smaller.
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

/** @throws if there is no such file */
export function portraitAddress(portrait: string): string {
  if (!isPhotograph(portrait)) return getDrawing(drawingOf(portrait)).address;
  const file = path.join('public/team', portrait);
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  return `/team/${encodeURI(portrait)}`;
}

const drawingOf = (portrait: string): DrawingName => `portraits/${portrait}`;

const isPhotograph = (portrait: string) => /\.(jpe?g|png|webp|avif)$/i.test(portrait);
