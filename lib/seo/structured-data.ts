import type { Thing } from 'schema-dts';
import { content } from '#lib/content/content.ts';
import type { Article, Project, Service } from '#lib/content/types.ts';
import { lastChange } from '#lib/last-change.ts';
import { routes } from '#lib/routes.ts';
import { absoluteUrl } from '#lib/site.ts';
import { agencyReference, areasServed } from './agency-data.ts';

// JSON-LD of pages; it repeats only what they show.

export function serviceData(service: Service): Thing {
  const { slug, name, tagline } = service;
  return {
    '@type': 'Service',
    name,
    description: tagline,
    url: absoluteUrl(routes.service(slug)),
    areaServed: areasServed(),
    provider: agencyReference(),
  };
}

/** The last crumb is the current page, without an address. */
export function breadcrumbData(crumbs: readonly { label: string; href?: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: absoluteUrl(href) }),
    })),
  };
}

export function articleData(article: Article): Thing {
  const { slug, title, excerpt, category, date } = article;
  // The canonical one of its own page: to a search engine, one with a hash is the home page.
  const address = absoluteUrl(routes.articleWords(slug));
  return {
    '@type': 'BlogPosting',
    '@id': address,
    headline: title,
    description: excerpt,
    articleSection: category,
    image: absoluteUrl(routes.socialCard(`/articles/${slug}`)),
    datePublished: date,
    dateModified: lastChange(`articles/${slug}.md`) ?? date,
    inLanguage: 'en',
    url: address,
    author: agencyReference(),
    publisher: agencyReference(),
  };
}

/** Names are on the pages that it lists. */
export function projectListData(projects: readonly Project[]): Thing {
  const { portfolio: portfolioPage } = content();
  return {
    '@type': 'ItemList',
    name: portfolioPage.title,
    numberOfItems: projects.length,
    itemListElement: projects.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(routes.project(slug)),
    })),
  };
}

export function projectData(project: Project): Thing {
  const { slug, title, tagline, category, tags } = project;
  return {
    '@type': 'CreativeWork',
    name: title,
    description: tagline,
    url: absoluteUrl(routes.project(slug)),
    genre: category,
    keywords: [...tags],
    creator: agencyReference(),
  };
}
