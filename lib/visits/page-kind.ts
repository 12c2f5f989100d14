import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { singlePages } from '#lib/single-pages.ts';

export type PageKind = (typeof pageKinds)[number];

/** Pages of a kind are equally heavy. */
export const pageKinds = ['home', 'service', 'industry', 'project', 'portfolio', 'other'] as const;

/** Undefined for what is no page of the site. */
export function pageKind(path: string): PageKind | undefined {
  const { services, industries, projects } = content();
  if (path === routes.home) return 'home';
  if (path === routes.portfolio) return 'portfolio';
  if (singlePages.some((one) => one.path === path)) return 'other';
  if (services.some(({ slug }) => routes.service(slug) === path)) return 'service';
  if (industries.some(({ slug }) => routes.industry(slug) === path)) return 'industry';
  return projects.some(({ slug }) => routes.project(slug) === path) ? 'project' : undefined;
}
