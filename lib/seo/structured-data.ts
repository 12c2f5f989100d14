import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Graph,
  ItemList,
  Service as ServiceData,
  Thing,
  WithContext,
} from 'schema-dts';
import { content } from '#lib/content/content.ts';
import type { Article, Project, Service } from '#lib/content/types.ts';
import { lastChange } from '#lib/last-change.ts';
import { routes } from '#lib/routes.ts';
import { absoluteUrl } from '#lib/site.ts';
import { agencyReference } from './agency-data.ts';

/** JSON-LD of a page; repeats only what the page shows. */
export type StructuredData = Graph | WithContext<Thing>;

export function serviceData(service: Service): WithContext<ServiceData> {
  const { site } = content();
  const { slug, name, tagline } = service;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description: tagline,
    url: absoluteUrl(routes.service(slug)),
    areaServed: { '@type': 'Country', name: site.address.country },
    provider: agencyReference(),
  };
}

/** The last crumb is the current page, without an address. */
export function breadcrumbData(
  crumbs: readonly { label: string; href?: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absoluteUrl(href) }),
    })),
  };
}

export function articleData(article: Article): WithContext<BlogPosting> {
  const { slug, title, excerpt, category, date } = article;
  const path = routes.article(slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': absoluteUrl(path),
    headline: title,
    description: excerpt,
    articleSection: category,
    image: absoluteUrl(routes.socialCard(`/articles/${slug}`)),
    datePublished: date,
    dateModified: lastChange(`articles/${slug}.md`) ?? date,
    inLanguage: 'en',
    url: absoluteUrl(path),
    author: agencyReference(),
    publisher: agencyReference(),
  };
}

export function projectListData(projects: readonly Project[]): WithContext<ItemList> {
  const { portfolio: portfolioPage } = content();
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: portfolioPage.title,
    numberOfItems: projects.length,
    itemListElement: projects.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(routes.project(slug)),
    })),
  };
}

export function projectData(project: Project): WithContext<CreativeWork> {
  const { slug, title, tagline, category, tags } = project;
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: title,
    description: tagline,
    url: absoluteUrl(routes.project(slug)),
    genre: category,
    keywords: [...tags],
    creator: agencyReference(),
  };
}
