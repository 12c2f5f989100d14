import { content } from '#lib/content/content.ts';
import { getService } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';

/** Slugs: each department's page, then the pages below it. */
export function serviceMenu(): string[][] {
  return Object.entries(content().navigation.services).map(([page, below]) => [page, ...below]);
}

/** Links to services, labeled with their names. */
export const serviceLinks = (slugs: readonly string[]) =>
  slugs.map(getService).map(({ slug, name }) => ({ href: routes.service(slug), label: name }));
