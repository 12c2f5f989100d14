import { deskRoutes } from '#lib/desk/desk-routes.ts';

export const previewPrefix = deskRoutes.page('preview/');

/** The home page's own would be that of the frame. */
const home = 'index';

/** Where a page can be seen as it will be. @param page a path of the site, with what follows it */
export function previewAddress(page: string): string {
  return previewPrefix + page.slice(1).replace(/^(?=[?#]|$)/, home);
}

/** @param address below that of the previews */
export function pageOf(address: string): string {
  const page = address.slice(previewPrefix.length);
  return page === home ? '/' : `/${page}`;
}
