import { ActForm } from '#app/desk/parts/form.tsx';
import { readSources } from '#lib/content/read-sources.ts';
import { valueAt } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { addressOf, entryOf, fileOf, formAt, nameIn } from '#lib/editing/files.ts';
import { entryAround, newEntryAt } from '#lib/editing/only.ts';
import { readWords } from '#lib/editing/working-copy.ts';

/** What leads to the menu's own fields, or is done by one press of their form. */
type MenuLink = {
  label: string;
  href?: string;
  /** What goes with each press, and what the buttons are called, by what they do. */
  fields?: Record<string, string>;
  presses?: Record<string, string>;
};

/** Where a page stands in the menu or could stand: by one press, or in the menu's own fields. */
export function InMenu({ links }: { links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-4 border-t pt-2">
      {links.map(({ label, href, fields, presses = {} }) => (
        <li className="py-1" key={label}>
          {href && (
            <a className="inline-block py-2" href={href}>
              {label}
            </a>
          )}
          <ActForm act="words" className="flex flex-wrap gap-2" data-stays="" fields={fields}>
            {Object.entries(presses).map(([todo, name]) => (
              <button key={todo} name="do" type="submit" value={todo}>
                {name}
              </button>
            ))}
          </ActForm>
        </li>
      ))}
    </ul>
  );
}

const menuFile = 'navigation.yaml';
const foot = 'footerServices';
const todo = { up: 'Up', down: 'Down', drop: 'Take it out' };

/** Where a page stands in the menu and at the foot of every page, where it could, and what could stand below it. */
export function menuLinksOf(files: WordFiles, file: string): MenuLink[] {
  const { folder = '', slug = '' } = entryOf(file) ?? {};
  const lists = listsOf(files, folder);
  const isInMenu = lists.some(
    ({ field, head, slugs }) => field !== foot && (head === slug || slugs.includes(slug)),
  );
  return lists.flatMap(({ words, field, head, where, slugs }): MenuLink[] => {
    if (head === slug) return [pageBelow(field, slugs, 'Put a page below it in the menu')];
    const at = slugs.indexOf(slug);
    const entry = `${field}.${at < 0 ? slugs.length : at}`;
    const fields = { file: addressOf(menuFile), base: JSON.stringify(words), [entry]: slug };
    if (at >= 0) {
      const { moves } = entryAround(menuFile, words, entry) ?? {};
      const can = Object.entries(todo).filter(([move]) => moves?.[move as keyof typeof todo]);
      const presses = Object.fromEntries(
        can.map(([move, name]) => [`save:${move}:${entry}`, name]),
      );
      const label = `${where}: ${at + 1} of ${slugs.length}`;
      return [
        { label, href: formAt(menuFile, entry), fields: { ...fields, only: entry }, presses },
      ];
    }
    if (field !== foot && (isInMenu || (head && head !== headOf(files, file)))) return [];
    const label = field === foot ? 'Put it at the foot of the page' : 'Put it into the menu';
    return [{ label, fields: { ...fields, only: newEntryAt(entry) }, presses: { save: label } }];
  });
}

/** Of the lists that an entry of the bar opens. @param folder whose pages stand in them */
export const linksBelow = (files: WordFiles, folder: string): MenuLink[] =>
  listsOf(files, folder)
    .filter(({ field }) => field !== foot)
    .map(({ field, slugs, where }) =>
      pageBelow(field, slugs, where.replace('In the menu', 'Put a page in here')),
    );

const pageBelow = (field: string, slugs: readonly string[], label: string): MenuLink => ({
  label,
  href: formAt(menuFile, newEntryAt(`${field}.${slugs.length}`)),
});

/** Pages one below the other: below a department in the Services menu, in the Industries menu, at the foot. */
function listsOf(files: WordFiles, folder: string) {
  const words = readWords(files, menuFile);
  if (!words) return [];
  const pagesIn = (field: string) => Object.values(Object(valueAt(words.form, field))).map(String);
  const listOf = (field: string, where: string, head = '') => {
    return { words, field, where, head, slugs: pagesIn(field) };
  };
  if (folder === 'industries') return [listOf('industries', 'In the menu')];
  if (folder !== 'services') return [];
  const departments = Object.keys(Object(valueAt(words.form, 'services'))).map((at) => {
    const head = String(valueAt(words.form, `services.${at}.from`));
    const name = nameIn(files, fileOf('services', head));
    return listOf(`services.${at}.to`, `In the menu, below ${name}`, head);
  });
  return [...departments, listOf(foot, 'At the foot of the page')];
}

/** The page of a service's department. */
function headOf(files: WordFiles, file: string): unknown {
  const { sources } = readSources(files);
  const department = String(valueAt(sources.get(file)?.data, ['department']));
  return valueAt(sources.get('departments.yaml')?.data, [department, 'slug']);
}
