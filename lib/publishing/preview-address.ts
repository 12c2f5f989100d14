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

/** @param address below that of the previews */
export function pageOf(address: string): string {
  const page = address.slice(previewPrefix.length);
  return page === home ? '/' : `/${page}`;
}
