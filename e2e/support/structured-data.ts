import { expect } from '@playwright/test';
import { content } from '#lib/content/content.ts';
import { absoluteUrl } from '#lib/site.ts';

const { articles, projects, site } = content();

export function typesOf(path: string): string[] {
  if (path === '/') {
    return [...articles.map(() => 'BlogPosting'), 'ProfessionalService', 'WebSite'];
  }
  if (path === '/contact') return ['ProfessionalService'];
  if (path === '/portfolio') return ['ItemList'];
  if (path.startsWith('/services/')) return ['BreadcrumbList', 'Service'];
  if (path.startsWith('/portfolio/')) return ['BreadcrumbList', 'CreativeWork'];
  return path.startsWith('/industries/') ? ['BreadcrumbList'] : [];
}

/** The fields that Google requires of a type, and the agency behind it. */
export function requiredOf(type: unknown): Record<string, unknown> {
  return required[String(type)] ?? {};
}

const named = { name: expect.any(String), url: expect.stringMatching(/^http/) };
const agencyReference = expect.objectContaining({ ...named, '@id': absoluteUrl('/#agency') });
const required: Record<string, Record<string, unknown>> = {
  ProfessionalService: {
    ...named,
    telephone: expect.any(String),
    address: { streetAddress: expect.any(String), addressLocality: site.address.city },
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    openingHoursSpecification: site.hours.map(({ opens, closes }) => ({ opens, closes })),
    sameAs: expect.any(Array),
  },
  WebSite: named,
  Service: { ...named, provider: agencyReference, areaServed: expect.any(Object) },
  CreativeWork: { ...named, creator: agencyReference },
  BlogPosting: {
    headline: expect.any(String),
    image: expect.stringMatching(/^http.*\/opengraph-image$/),
    url: expect.stringMatching(`^${absoluteUrl('/#article-')}`),
    datePublished: expect.stringMatching(/^20\d\d-/),
    dateModified: expect.stringMatching(/^20\d\d-/),
    author: agencyReference,
  },
  ItemList: {
    numberOfItems: projects.length,
    itemListElement: expect.arrayContaining([
      expect.objectContaining({ position: projects.length, ...named }),
    ]),
  },
  BreadcrumbList: {
    itemListElement: expect.arrayContaining([
      { '@type': 'ListItem', position: 1, name: 'Home', item: absoluteUrl('/') },
    ]),
  },
};
