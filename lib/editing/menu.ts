import { valueAt } from '#lib/content/source.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { type Choice, pagesIn } from './choices.ts';
import { entryOf, fileOf } from './files.ts';
import { entries, member } from './form.ts';
import { nameIn } from './title-of.ts';
import { readWords, type Words } from './working-copy.ts';

export const menuFile = 'navigation.yaml';

/** Pages one below the other: below a department in the Services menu, in the Industries menu, at the foot. */
export type MenuList = {
  kind: 'menu' | 'foot';
  folder: 'services' | 'industries';
  /** In the form of the menu. */
  field: string;
  label: string;
  slugs: readonly string[];
  /** The page of the department. */
  head?: string;
};

export type Menu = { words: Words; lists: readonly MenuList[] };

/** @returns no lists where it cannot be read */
export function readMenu(files: WordFiles): Menu {
  const words = readWords(files, menuFile);
  if (!words || Array.isArray(words)) return { words: { form: '', body: '' }, lists: [] };
  const list = (
    kind: MenuList['kind'],
    folder: MenuList['folder'],
    field: string,
    slugs = member(words.form, field),
  ): MenuList => {
    const label = kind === 'foot' ? 'At the foot of the page' : 'In the menu';
    return { kind, folder, field, label, slugs: entries(slugs).map(String) };
  };
  const below = entries(member(words.form, 'services')).map((one, at) => {
    const head = String(member(one, 'from'));
    const label = `In the menu, below ${nameIn(files, fileOf('services', head))}`;
    return { ...list('menu', 'services', `services.${at}.to`, member(one, 'to')), label, head };
  });
  const industries = list('menu', 'industries', 'industries');
  return { words, lists: [...below, industries, list('foot', 'services', 'footerServices')] };
}

/** The lists that a page stands in, or could be put into: in the Services menu, that of its department. */
export function listsFor(files: WordFiles, file: string, { lists }: Menu): MenuList[] {
  const { folder = '', slug = '' } = entryOf(file) ?? {};
  const isIn = ({ slugs }: MenuList) => slugs.includes(slug);
  const mine = lists.filter((one) => one.folder === folder);
  const isInMenu = mine.some((one) => one.kind === 'menu' && (one.head === slug || isIn(one)));
  const could = ({ kind, head }: MenuList) =>
    kind === 'foot' || (kind === 'menu' && !isInMenu && (!head || head === headOf(files, file)));
  return mine.filter((one) => isIn(one) || could(one));
}

/** The pages that could be put into a list. */
export function choicesOf(files: WordFiles, list: MenuList, { lists }: Menu): Choice[] {
  const there = lists
    .filter(({ kind, folder }) => kind !== 'foot' && folder === list.folder)
    .flatMap(({ slugs, head = '' }) => [head, ...slugs]);
  return pagesIn(files, list.folder).filter(
    ({ value }) =>
      !there.includes(value) &&
      (!list.head || list.head === headOf(files, fileOf(list.folder, value))),
  );
}

/** The page of a service's department. */
function headOf(files: WordFiles, file: string): string | undefined {
  const [service, departments] = [file, 'departments.yaml'].map((one) => readWords(files, one));
  const department = String(valueAt(service, ['form', 'department']));
  return String(valueAt(departments, ['form', department, 'slug']));
}
