import type { Mistake } from '#lib/content/mistakes.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { entryOf, isFile } from './files.ts';
import { fieldName } from './labels.ts';
import { titleIn } from './title-of.ts';

/** A mistake as people at the desk know the site: fields by their labels, files by their titles. */
export function toldPlainly(files: WordFiles, mistake: Mistake): Mistake {
  const { file, path, says, text } = mistake;
  const named = (words: string) => withTitles(files, words);
  if (!path || !says) return { ...mistake, text: named(text) };
  const field = path.map(String).join('.');
  return { ...mistake, text: named(`${fieldName(file, field)} ${says}`), says: named(says) };
}

function withTitles(files: WordFiles, words: string): string {
  return words.replace(/(?<![\w-])[\w-]+(?:\/[\w-]+)?\.(?:yaml|md)\b/g, (name) =>
    isFile(name) || entryOf(name) ? titleIn(files, name).replace(/^The /, 'the ') : name,
  );
}
