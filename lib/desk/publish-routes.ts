import { deskRoutes } from '#lib/desk-routes.ts';

export const publishPage = deskRoutes.page('publish');

export const historyPage = deskRoutes.page('publish/history');

/** Shows a page as it will be, at a width. */
export const previewFrame = (page: string, width?: string) =>
  `${deskRoutes.page('preview')}?${new URLSearchParams({ page, ...(width && { width }) })}`;
