import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Graph,
  Service as ServiceData,
  Thing,
  WithContext,
} from 'schema-dts';
import type { Article, Project, Service } from '@/content/types';
import { agencyReference } from './agency-data';
import { routes } from './routes';
import { absoluteUrl, site } from './site';

/** What a page says to machines: only what it also says to people. */
export type StructuredData = Graph | WithContext<Thing>;

export function serviceData(service: Service): WithContext<ServiceData> {
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

/** The way to a page; the last crumb is the page itself and needs no address. */
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

/** An article of the home page. It has no author but the agency, and no address but the section's. */
export function articleData(article: Article): WithContext<BlogPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': absoluteUrl(`/#article-${article.slug}`),
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    url: absoluteUrl(routes.blog),
    author: agencyReference(),
    publisher: agencyReference(),
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
