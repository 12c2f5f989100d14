import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Member } from '@/content/types';
import { type DrawingName, getDrawing } from './drawings';
import { Picture } from './picture';

type Props = { member: Pick<Member, 'name' | 'role' | 'portrait'> };

/** A person, drawn or photographed: a photograph is cut to the proportions of the drawings. */
export function Portrait({ member: { name, role, portrait } }: Props) {
  if (!isPhotograph(portrait)) {
    // Name and role stand beside it.
    return <Picture name={drawingOf(portrait)} alt="" className="h-auto w-full" />;
  }
  return (
    // biome-ignore lint/performance/noImgElement: scripts/photographs.ts has made it smaller.
    <img
      src={portraitAddress(portrait)}
      width={280}
      height={320}
      alt={`${name}, ${role}`}
      loading="lazy"
      decoding="async"
      // Faces are above the middle.
      className="aspect-[7/8] h-auto w-full bg-sand-200 object-cover object-[50%_25%]"
    />
  );
}

/** Where a portrait is served. @throws where there is no such drawing or photograph */
export function portraitAddress(portrait: string): string {
  if (!isPhotograph(portrait)) return getDrawing(drawingOf(portrait)).address;
  const file = path.join('public/team', portrait);
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  return `/team/${encodeURI(portrait)}`;
}

const drawingOf = (portrait: string): DrawingName => `portraits/${portrait}`;

/** A photograph is named with its ending. */
const isPhotograph = (portrait: string) => /\.(jpe?g|png|webp|avif)$/i.test(portrait);
