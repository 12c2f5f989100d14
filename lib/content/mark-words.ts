import { mark } from './marks.ts';
import { fileOf, files, folderNames, nameOf } from './schema.ts';
import { type Shape, shapeOf } from './shape.ts';
import { mapTexts, type Path, shapeAt } from './tree.ts';
import type { Content } from './types.ts';

/** Every word of the content, and every name of a picture, with a mark around it; values stay what they are. */
export function markWords(content: Content): Content {
  const single = Object.keys(files).map((file) => {
    const name = nameOf(file as keyof typeof files);
    return [name, markIn(file, content[name])];
  });
  const entries = folderNames.map((folder) => [
    folder,
    content[folder].map((entry) => markIn(fileOf(folder, entry.slug), entry)),
  ]);
  return { ...content, ...Object.fromEntries([...single, ...entries]) };
}

function markIn(file: string, said: unknown): unknown {
  const shape = shapeOf(file);
  return mapTexts(said, (text, path) => {
    const field = shapeAt(shape, path);
    if (field?.kind === 'text')
      return field.isWords ? mark(`${file}#${path.join('.')}`, text) : text;
    return field && isPicture(field) ? mark(`${file}#${pictureField(path)}`, text) : text;
  });
}

const isPicture = (field: Shape) =>
  ['drawing', 'picture'].includes(field.kind) || (field.kind === 'group' && field.picture);

/** A photograph takes the place of a drawing of what is delivered. */
function pictureField(path: Path): string {
  const field = path.filter((name) => name !== 'file').join('.');
  return field === 'photograph' ? 'photograph,drawing' : field;
}
