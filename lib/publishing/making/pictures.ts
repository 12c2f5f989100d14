import { compiled } from '#lib/content/compiled.ts';
import { imagesIn } from '#lib/content/markdown.ts';
import type { Place } from '#lib/content/marks.ts';
import { drawingsOf, folderOf } from '#lib/content/names.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { entryOf } from '#lib/content/schema.ts';
import { partOf, shapeOf } from '#lib/content/shape.ts';
import type { Source } from '#lib/content/source.ts';
import { valueAt, walk } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { madeHash } from '../make-photograph.ts';

/** The places that choose a picture, by what pages show of it: see pictureKey of place-marks.ts. */
export function picturesIn(files: WordFiles): Map<string, Place[]> {
  const pictures = new Map<string, Place[]>();
  for (const source of readSources(files).sources.values()) {
    for (const { field, name, drawings = drawingsOf(source.file) } of chosenIn(source)) {
      const photograph = files.photographs.get(`${folderOf(source.file)}/${name}`);
      const drawing = compiled().drawings[`${drawings}/${name}`];
      const keys = photograph ? [madeHash(photograph)] : [drawing?.address, drawing?.title];
      for (const key of keys.filter((one) => one !== undefined)) {
        pictures.set(key, [...(pictures.get(key) ?? []), `${source.file}#${field}`]);
      }
    }
  }
  return pictures;
}

type Chosen = { field: string; name: string; drawings?: string };

/** The fields of a file that choose a picture, and its name, without the ending of a drawing. */
function chosenIn(source: Source): Chosen[] {
  const { file, data, bodyLine, body } = source;
  const all = shapeOf(file);
  const named = [...walk(all, data)].flatMap(({ path, shape, value }): Chosen[] => {
    const isPicture = shape.kind === 'picture' || (shape.kind === 'group' && shape.picture);
    if (!isPicture || typeof value !== 'string') return [];
    const field = path.filter((name) => name !== 'file').join('.');
    const isInstead = field === 'photograph';
    return [{ field: isInstead ? `${field},drawing` : field, name: value.replace(/\.svg$/, '') }];
  });
  const above = bodyLine + (/^\n*/.exec(body)?.[0].length ?? 0) + 1;
  const inText = imagesIn(source).map(({ text, line }) => {
    return { field: `body:${line - above}-${line - above + 1}`, name: text };
  });
  const name = String(valueAt(data, ['drawing']) ?? entryOf(file)?.slug);
  // A photograph takes the place of what is delivered, not of what stands in the window.
  const below = { field: 'photograph,drawing', name, drawings: 'deliverables' };
  const drawn = [
    ...(partOf(all, 'drawing') ? [{ field: 'drawing', name }] : []),
    ...(partOf(all, 'photograph') ? [below] : []),
  ];
  return [...named, ...inText, ...drawn];
}
