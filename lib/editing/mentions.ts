import type { WordFiles } from '#lib/content/words.ts';
import { editPage, formAt, titleIn } from './files.ts';
import { fieldName, fieldProblems } from './labels.ts';
import { removePage } from './pages.ts';
import { checkChanges, readWords } from './working-copy.ts';

/** The places that would name a page that is gone, if it were removed, and where each is changed. */
export function mentionsOf(files: WordFiles, page: string): { label: string; href: string }[] {
  const broken = checkChanges(files, removePage(files, page) ?? new Map());
  return broken.map((mistake) => {
    const { file } = mistake;
    const form = readWords(files, file)?.form ?? '';
    const [field = ''] = fieldProblems(file, form, [mistake]).problems.keys();
    const href = /^(body)?$/.test(field) ? editPage(file) : formAt(file, field);
    return { label: `${titleIn(files, file)}: ${fieldName(file, field, files, form)}`, href };
  });
}
