import { basename, dirname, extname } from 'node:path/posix';
import { suggestion } from '#lib/base/nearest.ts';
import { imagesIn } from '../markdown.ts';
import type { At, Mistake } from '../mistakes.ts';
import { drawingsFor, folderOf, isPhotograph, photographEndings } from '../names.ts';
import type { Checked } from '../read-sources.ts';
import { type Shape, shapeOf } from '../shape.ts';
import type { Source } from '../source.ts';
import { walk } from '../tree.ts';

/** Drawings and photographs that are named and not there, or cannot stand where they are named. */
export function findMissingPictures(source: Source, { photographs }: Checked): Mistake[] {
  const { file, data } = source;
  const tell = (at: At, text: string | undefined) => (text ? [{ file, ...at, text }] : []);
  const ofPhotograph = (at: At, name: string) =>
    tell(at, problemOfPhotograph(folderOf(file), name, photographs));
  const named = [...walk(shapeOf(file), data)].flatMap(({ path, shape, value }) => {
    if (typeof value !== 'string' || !isChoice(shape)) return [];
    const isPhotograph = shape.kind === 'picture' && (!shape.drawings || extname(value) !== '');
    return isPhotograph
      ? ofPhotograph({ path }, value)
      : tell({ path }, problemOfDrawing(file, value));
  });
  return [...named, ...imagesIn(source).flatMap(({ text, line }) => ofPhotograph({ line }, text))];
}

const isChoice = (shape: Shape) =>
  shape.kind === 'group'
    ? shape.picture === 'either'
    : shape.kind === 'drawing' || shape.kind === 'picture';

function problemOfDrawing(file: string, name: string): string | undefined {
  if (isPhotograph(name)) return `"${name}" is a photograph: write { file: ${name}, alt: … }`;
  const known = drawingsFor(file);
  return known.includes(name)
    ? undefined
    : `names the picture "${name}", which is not there${suggestion(name, known)}`;
}

function problemOfPhotograph(folder: string, name: string, photographs: readonly string[]) {
  if (/^[a-z]+:|^\/\//i.test(name)) {
    return `shows the picture "${name}" of another site: save it in ${folder}, if its owner allows, and write its file's name`;
  }
  if (!isPhotograph(name)) {
    return `"${name}" is not a photograph: its name would end in ${list.format(photographEndings)}`;
  }
  const there = photographs
    .filter((file) => dirname(file) === folder)
    .map((file) => basename(file));
  return there.includes(name)
    ? undefined
    : `names the photograph "${name}", which is not in ${folder}${suggestion(name, there)}`;
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });
