import { valueAt } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { entryOf, fileOf, formAt } from './files.ts';
import { entries, type Form, member } from './form.ts';
import { newEntryAt } from './only.ts';
import { nameIn } from './title-of.ts';
import { readWords } from './working-copy.ts';

const menuFile = 'navigation.yaml';

export type MenuLink = { label: string; href: string };

/** Pages one below the other: below a department in the Services menu, in the Industries menu, at the foot. */
type MenuList = {
  folder: 'services' | 'industries';
  /** In the form of the menu. */
  field: string;
  slugs: readonly string[];
  /** The page of the department. */
  head?: string;
  isFoot?: true;
};

/** Where a page stands in the menu and at the foot of every page, where it could, and what could stand below it. */
export function menuLinksOf(files: WordFiles, file: string): MenuLink[] {
  const { folder = '', slug = '' } = entryOf(file) ?? {};
  const mine = listsIn(files).filter((one) => one.folder === folder);
  const isIn = ({ head, slugs }: MenuList) => head === slug || slugs.includes(slug);
  const isInMenu = mine.some((one) => !one.isFoot && isIn(one));
  const own = headOf(files, file);
  const links = mine.map((list) => {
    const { field, head, isFoot, slugs } = list;
    if (head === slug) return pageBelow(list);
    const at = slugs.indexOf(slug);
    if (at >= 0) {
      const place = `${at + 1} of ${slugs.length}`;
      const label = isFoot ? 'At the foot of the page' : `In the menu${below(files, head)}`;
      return { label: `${label}: ${place}`, href: formAt(menuFile, `${field}.${at}`) };
    }
    if (!isFoot && (isInMenu || (head && head !== own))) return undefined;
    const label = isFoot ? 'Put it at the foot of the page' : 'Put it into the menu';
    return { label, href: `${formAt(menuFile, lastIn(list))}&value=${slug}` };
  });
  return links.filter((one) => one !== undefined);
}

/** Of the lists that an entry of the bar opens. @param folder whose pages stand in them */
export function linksBelow(files: WordFiles, folder: string): MenuLink[] {
  return listsIn(files)
    .filter((one) => one.folder === folder && !one.isFoot)
    .map((one) => ({ ...pageBelow(one), label: `Put a page in here${below(files, one.head)}` }));
}

const pageBelow = (list: MenuList): MenuLink => ({
  label: 'Put a page below it in the menu',
  href: formAt(menuFile, lastIn(list)),
});

const lastIn = ({ field, slugs }: MenuList) => newEntryAt(`${field}.${slugs.length}`);

const below = (files: WordFiles, head?: string) =>
  head ? `, below ${nameIn(files, fileOf('services', head))}` : '';

/** @returns none where the menu cannot be read */
function listsIn(files: WordFiles): MenuList[] {
  const words = readWords(files, menuFile);
  if (!words || Array.isArray(words)) return [];
  const slugsIn = (list: Form | undefined) => entries(list).map(String);
  const departments = entries(member(words.form, 'services')).map((one, at) => ({
    folder: 'services' as const,
    field: `services.${at}.to`,
    slugs: slugsIn(member(one, 'to')),
    head: String(member(one, 'from')),
  }));
  const listOf = (folder: MenuList['folder'], field: string) => ({
    ...{ folder, field },
    slugs: slugsIn(member(words.form, field)),
  });
  return [
    ...departments,
    listOf('industries', 'industries'),
    { ...listOf('services', 'footerServices'), isFoot: true },
  ];
}

/** The page of a service's department. */
function headOf(files: WordFiles, file: string): string {
  const [service, departments] = [file, 'departments.yaml'].map((one) => readWords(files, one));
  const department = String(valueAt(service, ['form', 'department']));
  return String(valueAt(departments, ['form', department, 'slug']));
}
