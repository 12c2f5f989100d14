import { deskRoutes } from '#lib/desk-routes.ts';

export const lettersPage = deskRoutes.page('letters');

export const letterPage = (id: string) => deskRoutes.page(`letters/${encodeURIComponent(id)}`);

export const draftPage = (id: string) =>
  deskRoutes.page(`letters/drafts/${encodeURIComponent(id)}`);

/** The question before a draft is sent or planned. */
export const sendPage = (id: string) => `${draftPage(id)}/send`;
