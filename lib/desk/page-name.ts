import { namedPages } from '#lib/visits/page-kind.ts';

/** What an owner calls a page of the site; the address of one that is no more. */
export function pageName(path: string): string {
  return namedPages().find((page) => page.path === path)?.name ?? path;
}
