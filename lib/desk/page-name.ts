import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { singlePages } from '#lib/single-pages.ts';

/** What an owner calls a page of the site; the address of one that is no more. */
export function pageName(path: string): string {
  const { services, industries, projects } = content();
  const names = new Map([
    ...singlePages.map(({ path, name }) => [path as string, name] as const),
    ...services.map(({ slug, name }) => [routes.service(slug), name] as const),
    ...industries.map(({ slug, name }) => [routes.industry(slug), name] as const),
    ...projects.map(({ slug, title }) => [routes.project(slug), title] as const),
  ]);
  return names.get(path) ?? path;
}
