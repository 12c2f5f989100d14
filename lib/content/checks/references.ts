import type { Mistake } from '#lib/content/mistakes.ts';
import { suggestion } from '#lib/content/nearest.ts';
import { slugOf } from '#lib/content/read-sources.ts';
import type { Folder } from '#lib/content/schema/schema.ts';
import { type Path, type Source, valueAt } from '#lib/content/source.ts';
import type { Checked } from './checked.ts';
import { matches } from './matches.ts';

/** What a file names that there is not, or twice in one list. */
export function findBrokenReferences(
  { file, data, lineOf }: Source,
  { names }: Checked,
): Mistake[] {
  const [room = ''] = file.split('/');
  return Object.entries(references[room] ?? {}).flatMap(([pattern, folder]) => {
    const known = names.filter((one) => one.startsWith(`${folder}/`)).map(slugOf);
    const named = matches(data, pattern.split('.'));
    return named.flatMap(({ path, name }, at) => {
      const what = `${singular[folder]} "${name}"`;
      const isTwice = named.findIndex((one) => one.name === name) < at;
      if (known.includes(name) && !isTwice) return [];
      const text = isTwice
        ? `names the ${what} twice`
        : `names the ${what}, which does not exist${suggestion(name, known)}`;
      return [{ file, line: lineOf(path), path, text }];
    });
  });
}

const singular = {
  services: 'service',
  industries: 'industry',
  projects: 'project',
  articles: 'article',
};

/** Where slugs stand, by file or folder. */
const references: Record<string, Record<string, Folder>> = {
  services: {
    'offer.items.*.slug': 'services',
    'trades.*.slug': 'industries',
    'example.project': 'projects',
  },
  industries: { 'services.*.slug': 'services', project: 'projects' },
  projects: { 'services.*.slug': 'services', industry: 'industries' },
  'departments.yaml': { '*.slug': 'services' },
  'navigation.yaml': {
    'services.#': 'services',
    'services.*.*': 'services',
    'otherServices.*': 'services',
    'footerServices.*': 'services',
    'industries.*': 'industries',
    'projects.*': 'projects',
  },
  'home.yaml': {
    'hero.tiles.*.slug': 'services',
    'services.cards.*.slug': 'services',
    'industries.cards.*.service': 'services',
    'industries.cards.*.industry': 'industries',
    'industries.cards.*.project': 'projects',
  },
};

/** Which pages a field names. @param room a file, or the folder of one @param at `*` is any entry, `#` any field's name */
export function folderNamedAt(room: string, at: readonly string[]): Folder | undefined {
  return references[room]?.[at.join('.')];
}

/** Facts that stand in two files and differ. */
export function findDisagreements({ file, data, lineOf }: Source, { sources }: Checked): Mistake[] {
  const slug = slugOf(file);
  const mistake = (path: Path, text: string) => [{ file, line: lineOf(path), text }];
  if (file === 'departments.yaml') {
    return Object.entries(Object(data)).flatMap(([name, facts]) => {
      const page = String(valueAt(facts, ['slug']));
      const said = told(sources.get(`services/${page}.yaml`), 'department');
      return said === undefined || said === name
        ? []
        : mistake([name, 'slug'], `names ${page}, but that service is of ${said}`);
    });
  }
  const project = file.startsWith('industries/') && valueAt(data, ['project']);
  const shows = project ? told(sources.get(`projects/${project}.yaml`), 'industry') : slug;
  if (shows === slug || !sources.has(`projects/${project}.yaml`)) return [];
  const other = shows ? `the industry "${shows}"` : 'no industry';
  return mistake(['project'], `names the project "${project}", which names ${other}`);
}

const told = (source: Source | undefined, field: string) => valueAt(source?.data, [field]);
