import { mark } from './marks.ts';
import { fileOf, files, folderNames, nameOf } from './schema.ts';
import { shapeOf } from './shape.ts';
import { mapTexts, shapeAt } from './tree.ts';
import type { Content } from './types.ts';

/** Every word of the content with a mark around it; values stay what they are. */
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
    const isWords = field?.kind === 'text' && field.isWords;
    return isWords ? mark(`${file}#${path.join('.')}`, text) : text;
  });
}
