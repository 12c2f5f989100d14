// `npm run release -- 1.1.0`: makes a release of what is committed on main, and pushes nothing.
import { redirects } from '@/content/redirects';
import { allPages } from '@/lib/pages';
import { makeRelease } from './make-release';

const [version = ''] = process.argv.slice(2);
const pages = new Set(allPages.map(({ path }) => path));
const { refused } = makeRelease({ folder: '.', version, pages, redirects });
if (refused) {
  console.error(`Nothing was released: ${refused}.`);
  process.exit(1);
}
console.info(`Released ${version} here. For all to have it: git push --follow-tags`);
