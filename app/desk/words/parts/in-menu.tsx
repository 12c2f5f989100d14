import { ActForm, Do } from '#app/desk/parts/form.tsx';
import { readSources } from '#lib/content/read-sources.ts';
import { entryOf, fileOf } from '#lib/content/schema.ts';
import { valueAt } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { addressOf, formAt, nameIn } from '#lib/editing/files.ts';
import { newEntryAt } from '#lib/editing/only.ts';
import { readWords } from '#lib/editing/working-copy.ts';

/** What leads to the menu's own fields; or what a press sends to them. */
type MenuLink = { label: string } & ({ href: string } | { fields: Record<string, string> });

/** Where a page stands in the menu or could stand. */
export function InMenu({ links }: { links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-4 border-t pt-2">
      {links.map(({ label, ...link }) => (
        <li className="py-1" key={label}>
          {'href' in link ? (
            <a className="inline-block py-2" href={link.href}>
              {label}
            </a>
          ) : (
            <ActForm act="words" data-stays="" fields={link.fields}>
              <Do label={label} what="save" />
            </ActForm>
          )}
        </li>
      ))}
    </ul>
  );
}

const menuFile = 'navigation.yaml';
const foot = 'footerServices';

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
    if (at >= 0) {
      const label = `${where}: ${at + 1} of ${slugs.length}`;
      return [{ label, href: formAt(menuFile, `${field}.${at}`) }];
    }
    if (field !== foot && (isInMenu || (head && head !== headOf(files, file)))) return [];
    const entry = `${field}.${slugs.length}`;
    const fields = { file: addressOf(menuFile), base: JSON.stringify(words), [entry]: slug };
    const label = field === foot ? 'Put it at the foot of the page' : 'Put it into the menu';
    return [{ label, fields: { ...fields, only: newEntryAt(entry) } }];
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
  const listOf = (field: string, where: string, head = '') => {
    const slugs = Object.values(Object(valueAt(words.form, field))).map(String);
    return { words, field, where, head, slugs };
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
