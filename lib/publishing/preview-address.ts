import { routes } from '#lib/content/routes.ts';
import { pageNames } from '#lib/content/single-pages.ts';
import { deskRoutes } from '#lib/desk/desk-routes.ts';

export const previewPrefix = deskRoutes.page('preview/');

/** The home page's own would be that of the frame. */
const home = 'index';

/** Where a page can be seen as it will be. @param page a path of the site, with what follows it */
export function previewAddress(page: string): string {
  return previewPrefix + page.slice(1).replace(/^(?=[?#]|$)/, home);
}

/** The same page without any script, whose words name their places, for the desk to change them there. */
export function markedAddress(page: string): string {
  const [address = '', hash] = previewAddress(page).split('#');
  const query = `${address.includes('?') ? '&' : '?'}${markedQuery}=on`;
  return address + query + (hash === undefined ? '' : `#${hash}`);
}

export const markedQuery = 'words';

/** All that the maker of previews is asked: pages, and articles for their dialog. */
const shown = /^(?:services|industries|portfolio|blog|assets\/articles)\/[\w-]+$/;

/** @param address below that of the previews @returns the page of what is missing for what is none */
export function pageOf(address: string): string {
  const page = `/${address.slice(previewPrefix.length)}`;
  if (page === `/${home}`) return routes.home;
  return shown.test(page.slice(1)) || isSingle(page) ? page : '/404';
}

const isSingle = (page: string) => pageNames.some((name) => routes[name] === page);
