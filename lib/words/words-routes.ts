import { deskRoutes } from '#lib/desk-routes.ts';
import { addressOf } from './files.ts';

export const wordsPage = deskRoutes.page('words');

/** Where a file of the content is edited. */
export const editPage = (file: string) => `${wordsPage}/${addressOf(file)}`;
