import type { ProfessionalService, Thing } from 'schema-dts';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/routes.ts';
import { absoluteUrl } from '#lib/site.ts';
import { hoursData } from './hours-data.ts';

const agencyId = () => absoluteUrl('/#agency');

export function agencyReference() {
  const { site } = content();
  return {
    '@type': 'ProfessionalService',
    '@id': agencyId(),
    name: site.name,
    url: absoluteUrl(routes.home),
  } as const satisfies ProfessionalService;
}

export function agencyData(): Thing {
  const { site } = content();
  const { address } = site;
  return {
    ...agencyReference(),
    legalName: site.legalName,
    description: site.description,
    foundingDate: String(site.since),
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
  };
}

export function websiteData(): Thing {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: content().site.name,
    url: absoluteUrl(routes.home),
    inLanguage: 'en',
    publisher: { '@id': agencyId() },
  };
}
