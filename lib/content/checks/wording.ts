import { perObject } from '#lib/base/per-object.ts';
import { wordsIn } from '../markdown.ts';
import type { At, Mistake } from '../mistakes.ts';
import type { Checked } from '../read-sources.ts';
import { shapeOf } from '../shape.ts';
import type { Source } from '../source.ts';
import { valueAt, walk } from '../tree.ts';

/** Words that somebody meant to replace. */
export const findPlaceholders = perObject((source: Source): Mistake[] => {
  const left = /lorem|ipsum|\b(todo|tbd|fixme|xxx+)\b|coming soon|to come\b|placeholder/i;
  return textsIn(source).flatMap(({ text, ...at }) => {
    const [found] = left.exec(text) ?? [];
    if (!found) return [];
    return [
      { file: source.file, ...at, text: `"${found}" was to be replaced before anybody reads it` },
    ];
  });
});

/** Names and titles that two pages have. */
export function findSameTitles({ sources }: Checked): Mistake[] {
  const seen = new Map<string, string>();
  return [...sources.values()].flatMap(({ file, data }) =>
    ['title', 'metaTitle', ...(file.includes('/') ? ['name'] : [])].flatMap((field) => {
      const title = valueAt(data, [field]);
      if (typeof title !== 'string') return [];
      const key = `${field} ${title.toLowerCase()}`;
      const first = seen.get(key) ?? file;
      seen.set(key, first);
      if (first === file) return [];
      const [path, says] = [[field], `is the same as in ${first}: a page has its own`];
      return [{ file, path, says, text: `${field} ${says}` }];
    }),
  );
}

/** Every text of a file: of its fields, then of its Markdown. */
export function textsIn(source: Source): (At & { text: string })[] {
  const fields = [...walk(shapeOf(source.file), source.data)].flatMap(({ path, value }) =>
    typeof value === 'string' ? { text: value, path } : [],
  );
  return [...fields, ...wordsIn(source)];
}
