import path from 'node:path';
import { suggestion } from '#lib/base/nearest.ts';
import { imagesIn } from '../markdown.ts';
import type { Mistake } from '../mistakes.ts';
import { drawingsFor, isPhotograph, photographEndings, roomOf } from '../names.ts';
import type { Checked } from '../read-sources.ts';
import { fieldsOf } from '../schema.ts';
import { type Source, valueAt } from '../source.ts';

/** Drawings and photographs that are named and not there, or cannot stand where they are named. */
export function findMissingPictures(source: Source, { photographs }: Checked): Mistake[] {
  const { file } = source;
  return picturesOf(source).flatMap(({ line, name, kind }) => {
    const text =
      kind === 'drawing'
        ? problemOfDrawing(file, name)
        : problemOfPhotograph(roomOf(file), name, photographs);
    return text ? [{ file, line, text }] : [];
  });
}

type Named = { line: number; name: string; kind: 'drawing' | 'photograph' };

function picturesOf(source: Source): Named[] {
  const { file, data, lineOf } = source;
  const named = fieldsOf(file, data).flatMap(({ path: at, schema, value }): Named[] => {
    if (schema.input === 'photograph') {
      const name = valueAt(value, ['file']);
      return typeof name === 'string'
        ? [{ line: lineOf([...at, 'file']), name, kind: 'photograph' }]
        : [];
    }
    if (typeof value !== 'string') return [];
    const isPhotograph = schema.input === 'portrait' && path.extname(value) !== '';
    return ['drawing', 'picture', 'portrait'].includes(schema.input ?? '')
      ? [{ line: lineOf(at), name: value, kind: isPhotograph ? 'photograph' : 'drawing' }]
      : [];
  });
  const written = imagesIn(source).map(
    ({ text, line }): Named => ({ line, name: text, kind: 'photograph' }),
  );
  return [...named, ...written];
}

function problemOfDrawing(file: string, name: string): string | undefined {
  if (isPhotograph(name)) return `"${name}" is a photograph: write { file: ${name}, alt: … }`;
  const known = drawingsFor(file);
  return !known || known.includes(name)
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
    .filter((file) => path.posix.dirname(file) === folder)
    .map((file) => path.posix.basename(file));
  return there.includes(name)
    ? undefined
    : `names the photograph "${name}", which is not in ${folder}${suggestion(name, there)}`;
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });
