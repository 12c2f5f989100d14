import { Links } from '#app/desk/parts/list.tsx';
import { readSources } from '#lib/content/read-sources.ts';
import { fileOf } from '#lib/content/schema.ts';
import { valueAt } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { formAt, nameIn } from '#lib/editing/files.ts';
import { newEntryAt } from '#lib/editing/only.ts';
import { readWords } from '#lib/editing/working-copy.ts';

type Props = { words: WordFiles; folder: string; slug?: string };

/** Leads to the menu's own fields: where a page stands, or where one can be put. */
export function InMenu(props: Props) {
  const links = menuLinksOf(props);
  if (links.length === 0) return null;
  return <Links className="mt-4 border-t pt-2" links={links} />;
}

const menuFile = 'navigation.yaml';
const foot = 'footerServices';

/**
 * Of the lists that a page stands in; where that is none, of its department's, which it would be put into. Without a
 * page, of all that could have one.
 */
export function menuLinksOf({ words, folder, slug = '' }: Props) {
  const lists = listsOf(words, folder);
  const own = lists.filter(({ field, head, slugs }) => {
    return field !== foot && [head, ...slugs].includes(slug);
  });
  const fit = own[0] ? own : lists.filter(({ head }) => head === headOf(words, slug));
  const shown = lists.filter((one) => one.field === foot || !slug || fit.includes(one));
  return shown.map(({ field, where, head, slugs }) => {
    const at = slugs.indexOf(slug);
    if (at >= 0) {
      const label = `${where}: ${at + 1} of ${slugs.length}`;
      return { label, href: formAt(menuFile, `${field}.${at}`) };
    }
    const href = formAt(menuFile, newEntryAt(`${field}.${slugs.length}`));
    // What heads a list stands in it already: another page is put below it.
    return slug && slug !== head
      ? { label: `${where}: put it there`, href: `${href}&is=${slug}` }
      : { label: `${where}: put a page there`, href };
  });
}

/** Pages one below the other: below a department in the Services menu, in the Industries menu, at the foot. */
function listsOf(words: WordFiles, folder: string) {
  const menu = readWords(words, menuFile)?.form;
  const listOf = (field: string, where: string, head?: string) => {
    return { field, where, head, slugs: Object.values(Object(valueAt(menu, field))).map(String) };
  };
  if (folder === 'industries') return [listOf('industries', 'In the menu')];
  if (folder !== 'services') return [];
  const departments = Object.keys(Object(valueAt(menu, 'services'))).map((at) => {
    const head = String(valueAt(menu, `services.${at}.from`));
    const name = nameIn(words, fileOf('services', head));
    return listOf(`services.${at}.to`, `In the menu, below ${name}`, head);
  });
  return [...departments, listOf(foot, 'At the foot of the page')];
}

/** The page of a service's department. */
function headOf(words: WordFiles, slug: string): unknown {
  const { sources } = readSources(words);
  const department = valueAt(sources.get(fileOf('services', slug))?.data, 'department');
  return valueAt(sources.get('departments.yaml')?.data, `${department}.slug`);
}
