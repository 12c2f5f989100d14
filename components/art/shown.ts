import { isPhotograph } from '#lib/content/names.ts';
import type { Photograph, PictureChoice } from '#lib/content/types.ts';
import { type DrawingName, getDrawing, hasDrawing } from './drawings.ts';
import { photographSource } from './photograph.tsx';

/** What stands where a page has a picture; a photograph's file is below `content/`. */
export type Shown = DrawingName | Photograph;

/** The picture that a record of `content/FOLDER/` chooses: a drawing of the room, or a photograph. */
export function chosen(
  choice: PictureChoice,
  room: 'portraits' | 'projects',
  folder: string,
): Shown {
  if (typeof choice !== 'string') return beside(folder, choice);
  if (isPhotograph(choice)) return beside(folder, { file: choice, alt: '' });
  return `${room}/${choice.replace(/\.svg$/, '')}`;
}

/** The photograph of a record of `content/FOLDER/`; else its drawing, if there is one. */
export function photographOr(
  drawing: DrawingName,
  folder: string,
  photograph?: Photograph,
): Shown | undefined {
  if (photograph) return beside(folder, photograph);
  return hasDrawing(drawing) ? drawing : undefined;
}

export function beside(folder: string, { file, alt }: Photograph): Photograph {
  return { file: `${folder}/${file}`, alt };
}

/** The address for machines. @throws if there is no such drawing or photograph */
export async function sourceOf(shown: Shown): Promise<string> {
  return typeof shown === 'string' ? getDrawing(shown).address : photographSource(shown);
}
