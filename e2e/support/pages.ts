import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allPages } from '@/lib/pages';

const built = 'dist/public';

/** How many pages [spec 2.1] has; a sweep that finds fewer has swept nothing. */
const leastPages = 66;

/** Pages whose answer is 404. */
export const missingPages = ['/no-such-page', '/portfolio/project-not-found'];

/** One page of each kind: those of a kind are made of the same parts. */
export const pageKinds = [
  '/',
  '/about',
  '/contact',
  '/thank-you',
  '/privacy-policy',
  '/services/web-design',
  '/services/erp-solutions',
  '/services/google-ads',
  '/services/logo-design',
  '/industries/non-profit',
  '/portfolio',
  '/portfolio/restaurant-ordering',
  ...missingPages,
];

/** The paths of all pages that were rendered ahead of time; fails where there is no build. */
function builtPages(): string[] {
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html')
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
    .sort();
  if (pages.length < leastPages)
    throw new Error(`Only ${pages.length} pages found: is there a build?`);
  return pages;
}

/** Every page there is: of the build's folder, of the content, and one that does not exist. */
export function everyPage(): string[] {
  const paths = [...builtPages(), ...allPages.map((page) => page.path), '/no-such-page'];
  return [...new Set(paths)].sort();
}
