import { basename, dirname, extname } from 'node:path/posix';
import { suggestion } from '#lib/base/nearest.ts';
import { imagesIn } from '../markdown.ts';
import type { At, Mistake } from '../mistakes.ts';
import { drawingsFor, folderOf } from '../names.ts';
import type { Checked } from '../read-sources.ts';
import { type Shape, shapeOf } from '../shape.ts';
import type { Source } from '../source.ts';
import { walk } from '../tree.ts';

/** Drawings and photographs that are named and not there. */
export function findMissingPictures(source: Source, { photographs }: Checked): Mistake[] {
  const { file, data } = source;
  const folder = folderOf(file);
  const drawings = drawingsFor(file);
  const there = photographs.filter((one) => dirname(one) === folder).map((one) => basename(one));
  const tell = (at: At, name: string, isPhotograph: boolean): Mistake[] => {
    const known = isPhotograph ? there : drawings;
    if (known.includes(name)) return [];
    const what = isPhotograph
      ? `photograph "${name}", which is not in ${folder}`
      : `picture "${name}", which is not there`;
    return [{ file, ...at, text: `names the ${what}${suggestion(name, known)}` }];
  };
  const named = [...walk(shapeOf(file), data)].flatMap(({ path, shape, value }) => {
    if (typeof value !== 'string' || !isChoice(shape)) return [];
    const isPhotograph = shape.kind === 'picture' && (!shape.drawings || extname(value) !== '');
    return tell({ path }, value, isPhotograph);
  });
  return [...named, ...imagesIn(source).flatMap(({ text, line }) => tell({ line }, text, true))];
}

const isChoice = (shape: Shape) =>
  shape.kind === 'group'
    ? shape.picture === 'either'
    : shape.kind === 'drawing' || shape.kind === 'picture';
