import { readdirSync } from 'node:fs';
import path from 'node:path';

const built = '.next/server/app';

/** The paths of all pages that were rendered ahead of time; fails where there is no build. */
export function builtPages(): string[] {
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !path.basename(file).startsWith('_'))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort();
  if (pages.length === 0) throw new Error('No pages found: is there a build?');
  return pages;
}
