import type { Thing } from 'schema-dts';
import { content } from '#lib/content/content.ts';
import { authorOf } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { absoluteUrl } from '#lib/content/site.ts';
import type { Article, Project, Service } from '#lib/content/types.ts';
import { agencyReference, areasServed } from './agency-data.ts';
import { articlePage } from './page-list.ts';

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
  const { title, excerpt, category, date } = article;
  const { path, updated } = articlePage(article);
  const address = absoluteUrl(path);
  const author = authorOf(article);
  return {
    '@type': 'BlogPosting',
    '@id': address,
    headline: title,
    description: excerpt,
    articleSection: category,
    image: absoluteUrl(routes.socialCard(path)),
    datePublished: date,
    dateModified: updated,
    inLanguage: 'en',
    url: address,
    author: author?.name
      ? {
          '@type': 'Person',
          name: author.name,
          jobTitle: author.role,
          worksFor: agencyReference(),
        }
      : agencyReference(),
    publisher: { ...agencyReference(), logo: absoluteUrl(routes.logo) },
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
    creativeWorkStatus: 'Concept',
    abstract: content().portfolio.invented,
  };
}
