import { isNew } from './draft.ts';
import { entryOf, folderNames, isFile, titles } from './files.ts';
import { member } from './form.ts';
import { readWords } from './working-copy.ts';

/** What the editor calls a file: `Home page`, `The service “SEO”`. */
export function titleOf(file: string): string {
  if (isFile(file)) return titles[file];
  const entry = entryOf(file);
  if (!entry) return file;
  const kind = folderNames[entry.folder].one;
  return isNew(file) ? `A new ${kind}` : `The ${kind} “${nameIn(file)}”`;
}

function nameIn(file: string): string {
  const words = readWords(file);
  const form = words && !Array.isArray(words) ? words.form : undefined;
  return String(member(form, 'name') ?? member(form, 'title') ?? entryOf(file)?.slug);
}
