import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allPages } from '@/lib/pages';

const built = '.next/server/app';

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

/** The paths of all pages: those of the content, and those that the build has left in its folder. */
export function everyPage(): string[] {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const fromFiles = files
    .filter((file) => file.endsWith('.html') && !path.basename(file).startsWith('_'))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);
  const paths = [...new Set([...allPages.map((page) => page.path), ...fromFiles])].sort();
  if (fromFiles.length < leastPages || paths.length < leastPages)
    throw new Error(`Only ${fromFiles.length} built pages found: is there a build?`);
  return [...paths, '/no-such-page'];
}
