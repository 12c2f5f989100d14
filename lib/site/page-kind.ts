import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { pageNames, singlePage } from '#lib/content/single-pages.ts';

export type PageKind = (typeof pageKinds)[number];

/** Pages of a kind are equally heavy. */
export const pageKinds = [
  'home',
  'service',
  'industry',
  'project',
  'portfolio',
  'article',
  'other',
] as const;

/** Every page of the site, and what an owner calls it. */
export function namedPages(): { path: string; name: string; kind: PageKind }[] {
  const { services, industries, projects, articles } = content();
  const entry = (kind: PageKind, path: string, name: string) => ({ kind, path, name });
  return [
    ...pageNames.map((name) => entry(kindOf(name), routes[name], singlePage(name).name)),
    ...services.map(({ slug, name }) => entry('service', routes.service(slug), name)),
    ...industries.map(({ slug, name }) => entry('industry', routes.industry(slug), name)),
    ...projects.map(({ slug, title }) => entry('project', routes.project(slug), title)),
    ...articles.map(({ slug, title }) => entry('article', routes.article(slug), title)),
  ];
}

const kindOf = (name: string): PageKind => pageKinds.find((kind) => kind === name) ?? 'other';

/** What an owner calls a page of the site; the address of one that is no more. */
export function pageName(path: string): string {
  return namedPages().find((page) => page.path === path)?.name ?? path;
}

/** Undefined for what is no page of the site. */
export function pageKind(path: string): PageKind | undefined {
  return namedPages().find((page) => page.path === path)?.kind;
}
