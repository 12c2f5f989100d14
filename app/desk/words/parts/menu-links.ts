import { valueAt } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { addressOf, entryOf, fileOf, formAt } from '#lib/editing/files.ts';
import { entries, type Form, member } from '#lib/editing/form.ts';
import { entryAround, newEntryAt } from '#lib/editing/only.ts';
import { nameIn } from '#lib/editing/title-of.ts';
import { readWords, type Words } from '#lib/editing/working-copy.ts';

const menuFile = 'navigation.yaml';

/** What leads to the menu's own fields, or is done by one press of their form. */
export type MenuLink = {
  label: string;
  href?: string;
  /** What goes with each press, and what the buttons are called, by what they do. */
  fields?: Record<string, string>;
  presses?: Record<string, string>;
};

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
  const words = menuIn(files);
  if (!words) return [];
  const mine = listsIn(words).filter((one) => one.folder === folder);
  const isIn = ({ head, slugs }: MenuList) => head === slug || slugs.includes(slug);
  const isInMenu = mine.some((one) => !one.isFoot && isIn(one));
  const own = headOf(files, file);
  const links = mine.map((list): MenuLink | undefined => {
    const { field, head, isFoot, slugs } = list;
    if (head === slug) return pageBelow(list);
    const at = slugs.indexOf(slug);
    const of = { file: addressOf(menuFile), base: JSON.stringify(words) };
    if (at >= 0) {
      const entry = `${field}.${at}`;
      const { moves } = entryAround(menuFile, words, entry) ?? {};
      const can = Object.entries(todo).filter(([move]) => moves?.[move as keyof typeof todo]);
      const place = isFoot ? 'At the foot of the page' : `In the menu${below(files, head)}`;
      return {
        label: `${place}: ${at + 1} of ${slugs.length}`,
        href: formAt(menuFile, entry),
        fields: { ...of, only: entry, [entry]: slug },
        presses: Object.fromEntries(can.map(([move, name]) => [`${move}:${entry}`, name])),
      };
    }
    if (!isFoot && (isInMenu || (head && head !== own))) return undefined;
    const label = isFoot ? 'Put it at the foot of the page' : 'Put it into the menu';
    const entry = `${field}.${slugs.length}`;
    const fields = { ...of, only: newEntryAt(entry), [entry]: slug };
    return { label, fields, presses: { save: label } };
  });
  return links.filter((one) => one !== undefined);
}

const todo = { up: 'Up', down: 'Down', drop: 'Take it out' };

/** Of the lists that an entry of the bar opens. @param folder whose pages stand in them */
export function linksBelow(files: WordFiles, folder: string): MenuLink[] {
  const words = menuIn(files);
  return (words ? listsIn(words) : [])
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

/** @returns nothing where it cannot be read */
function menuIn(files: WordFiles): Words | undefined {
  const words = readWords(files, menuFile);
  return Array.isArray(words) ? undefined : words;
}

function listsIn(words: Words): MenuList[] {
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
