import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathsOf, redirectsOf } from '#lib/content/addresses.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { writeWhole } from './publications.ts';
import { rewrite } from './rewrite.ts';

/** Notes pages that are served in `addresses.txt`, so that the checks ask where the visitors of a removed one go. */
export function noteAddresses(folder: string, served: string): void {
  const listed = publicPaths(folder, served).sort();
  if (listed.length > readSources(folder).addresses.length) {
    writeWhole(path.join(folder, 'addresses.txt'), `${listed.join('\n')}\n`);
  }
}

/**
 * Has visitors of a page's former address follow it; one that was never published has none.
 *
 * @param to where it is now; nothing if it is gone
 */
export function leadOn(folder: string, served: string, from: string, to?: string): void {
  const isPublic = publicPaths(folder, served).includes(from);
  const own = isPublic ? ([[from, to]] as const) : [];
  const before = redirectsOf(readSources(folder));
  const lines = [...before, ...own].flatMap(([former, page]): [string, string][] => {
    const now = page === from ? to : page;
    // What was renamed back is no former address.
    return now === undefined || now === former ? [] : [[former, now]];
  });
  if (before.size + lines.length === 0) return;
  const file = path.join(folder, 'redirects.yaml');
  writeWhole(file, rewrite(readFileSync(file, 'utf8'), Object.fromEntries(lines)));
}

/** Says where the visitors of a removed page go. @returns whether that is a page */
export function addRedirect(folder: string, served: string, from: string, to: string): boolean {
  const isPage = pathsOf(readSources(folder)).includes(to);
  if (isPage) leadOn(folder, served, from, to);
  return isPage;
}

/** Paths of pages that are served, and would lead nowhere. */
export function findRemoved(folder: string, served: string): string[] {
  const now = readSources(folder);
  const known = new Set([...pathsOf(now), ...redirectsOf(now).keys()]);
  return publicPaths(folder, served).filter((one) => !known.has(one));
}

/** Of pages that are served or ever were. */
function publicPaths(folder: string, served: string): string[] {
  const { addresses } = readSources(folder);
  const before = existsSync(served) ? pathsOf(readSources(served)) : [];
  return [...new Set([...addresses, ...before])];
}
