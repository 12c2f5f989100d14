import type { OpeningHoursSpecification, Organization, Thing } from 'schema-dts';
import { content } from '#lib/content/content.ts';
import { addressLine } from '#lib/content/facts.ts';
import { routes } from '#lib/content/routes.ts';
import { absoluteUrl } from '#lib/content/site.ts';
import type { SiteIdentity } from '#lib/content/types.ts';
import { dayNames, type OpenInterval, upcomingPeriods, type Weekday, week } from './hours.ts';

/** What the home page says of the agency and of the site. */
export function homeData(): { '@graph': Thing[] } {
  return { '@graph': [agencyData(), websiteData()] };
}

const agencyId = () => absoluteUrl('/#agency');

/** Only what has its address is a local business: Google asks for one. */
export function agencyReference() {
  const { site } = content();
  return {
    '@type': 'Organization',
    '@id': agencyId(),
    name: site.name,
    url: absoluteUrl(routes.home),
  } as const satisfies Organization;
}

export function agencyData(): Thing {
  const { site } = content();
  const { address } = site;
  return {
    ...agencyReference(),
    '@type': 'LocalBusiness',
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
    hasMap: mapOf(site),
    areaServed: areasServed(),
    ...hoursData(site),
    sameAs: site.social.map(({ href }) => href),
  };
}

/** Past periods are left out. */
function hoursData(site: SiteIdentity) {
  const special = upcomingPeriods(site).flatMap(({ from, until, hours = [] }) => {
    const closed = week.filter((day) => !hours.some(({ days }) => days.includes(day)));
    // Google's way of saying that a day is closed.
    const closure = closed.length > 0 ? [specification(closed, '00:00', '00:00')] : [];
    return [...hours.map(openData), ...closure].map((data) => ({
      ...data,
      validFrom: from,
      validThrough: until,
    }));
  });
  return {
    openingHoursSpecification: site.hours.map(openData),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function openData({ days, opens, closes }: OpenInterval) {
  return specification(days, opens, opens === closes ? '23:59' : closes);
}

function specification(days: readonly Weekday[], opens: string, closes: string) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  } as const satisfies OpeningHoursSpecification;
}

/** Where the agency works. */
export function areasServed() {
  const { serves, address } = content().site;
  return (serves?.length ? serves : [address.country]).map(
    (name) => ({ '@type': 'Place', name }) as const,
  );
}

function mapOf({ name, address }: SiteIdentity): string {
  const query = `${name}, ${addressLine(address)}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

function websiteData(): Thing {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: content().site.name,
    url: absoluteUrl(routes.home),
    inLanguage: 'en',
    publisher: { '@id': agencyId() },
  };
}
