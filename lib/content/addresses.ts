import type { Checked } from './read-sources.ts';
import { routes } from './routes.ts';
import { entryOf, folders } from './schema.ts';
import { pageNames, singlePage } from './single-pages.ts';

/** Former addresses, and the pages that replace them, as far as they can be read. */
export function redirectsOf({ sources }: Pick<Checked, 'sources'>): Map<string, string> {
  const lines = Object.entries(Object(sources.get('redirects.yaml')?.data));
  return new Map(lines.filter((line): line is [string, string] => typeof line[1] === 'string'));
}

/** Of every page. */
export const pathsOf = ({ names }: Pick<Checked, 'names'>): string[] =>
  names.flatMap((file) => pathOf(file) ?? []);

/** Of the page that a file is; undefined for the files of which many pages show something. */
export function pathOf(file: string): string | undefined {
  const entry = entryOf(file);
  if (entry) return folders[entry.folder].route(entry.slug);
  const name = pageNames.find((one) => singlePage(one).file === file);
  return name && routes[name];
}
