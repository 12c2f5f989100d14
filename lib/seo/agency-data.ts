import type { Graph, ProfessionalService, WebSite, WithContext } from 'schema-dts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { absoluteUrl } from '#lib/site.ts';
import { hoursData } from './hours-data.ts';

export function agencyGraph(): Graph {
  return { '@context': 'https://schema.org', '@graph': [agency(), website()] };
}

export function agencyData(): WithContext<ProfessionalService> {
  return { '@context': 'https://schema.org', ...agency() };
}

export function agencyReference() {
  const { site } = content();
  return {
    '@type': 'ProfessionalService',
    '@id': ids().agency,
    name: site.name,
    url: absoluteUrl(routes.home),
  } as const satisfies ProfessionalService;
}

const ids = () => ({ agency: absoluteUrl('/#agency'), website: absoluteUrl('/#website') });

function agency() {
  const { site } = content();
  const { address } = site;
  return {
    '@type': 'ProfessionalService',
    '@id': ids().agency,
    name: site.name,
    legalName: site.legalName,
    description: site.description,
    foundingDate: String(site.since),
    url: absoluteUrl(routes.home),
    logo: absoluteUrl(routes.logo),
    image: absoluteUrl(routes.socialCard(routes.home)),
    email: site.email,
    telephone: site.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: address.latitude,
      longitude: address.longitude,
    },
    ...hoursData(site),
    sameAs: site.social.map(({ href }) => href),
  } as const satisfies ProfessionalService;
}

function website(): WebSite {
  const { site } = content();
  return {
    '@type': 'WebSite',
    '@id': ids().website,
    name: site.name,
    url: absoluteUrl(routes.home),
    inLanguage: 'en',
    publisher: { '@id': ids().agency },
  };
}
