// `npm run release -- 1.1.0`: commits and tags a release, without pushing it.
import { redirects } from '@/content/redirects';
import { allPages } from '@/lib/page-list';
import { makeRelease } from './make-release';

const [version = ''] = process.argv.slice(2);
const pages = new Set(allPages.map(({ path }) => path));
const outcome = makeRelease({ folder: '.', version, pages, redirects });
if (outcome.kind === 'refused') {
  console.error(`Nothing was released: ${outcome.reason}.`);
  process.exit(1);
}
console.info(`Released ${version} locally. To publish it: git push --follow-tags`);
