import { content } from '#lib/content/content.ts';
import type { SiteIdentity } from '#lib/content/types.ts';
import { palette } from '#lib/palette.ts';
import { edit, editAll, editYaml } from './edit.ts';

export type Brand = {
  name: string;
  domain: string;
  phone: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  since: number;
  opens: `${number}:${number}`;
  closes: `${number}:${number}`;
  colors: Partial<Record<keyof typeof palette, string>>;
};

/** The shortest name and the longest that an owner is likely to have. */
export const brands: Record<'short' | 'long', Brand> = {
  short: {
    name: 'Oriv',
    domain: 'oriv.pt',
    phone: '+351 21 555 0142',
    street: 'Rua das Flores 12',
    city: 'Porto',
    region: 'Norte',
    postalCode: '4050-262',
    country: 'Portugal',
    countryCode: 'PT',
    latitude: 41.1461,
    longitude: -8.6139,
    timeZone: 'Europe/Lisbon',
    since: 2011,
    opens: '09:30',
    closes: '18:00',
    colors: {
      lajvard900: '#3B0A45',
      lajvard700: '#6D1F7E',
      firozi700: '#0B5A3C',
      genda500: '#F4B400',
    },
  },
  long: {
    name: 'Northumberland Digital Studios',
    domain: 'northumberland-digital.co.uk',
    phone: '+44 191 498 0123',
    street: 'Unit 4, The Old Ropery, Quayside',
    city: 'Newcastle',
    region: 'Tyne and Wear',
    postalCode: 'NE1 3DE',
    country: 'England',
    countryCode: 'GB',
    latitude: 54.9698,
    longitude: -1.6043,
    timeZone: 'Europe/London',
    since: 2020,
    opens: '08:00',
    closes: '16:30',
    colors: {
      lajvard900: '#0A2F1F',
      lajvard700: '#14573B',
      brick600: '#8A2F5A',
      genda300: '#FFE08A',
    },
  },
};

export function rebrand(copy: string, brand: Brand): void {
  const { name, domain, phone, opens, closes, timeZone, since, colors, ...address } = brand;
  const { city, country } = content().site.address;
  editAll(`${copy}/content`, city, brand.city);
  editAll(`${copy}/content`, country, brand.country);
  editYaml<SiteIdentity>(`${copy}/content/site.yaml`, (site) => ({
    ...site,
    name,
    legalName: `${name} Limited`,
    url: `https://${domain}`,
    email: `hello@${domain}`,
    privacyEmail: `privacy@${domain}`,
    phone,
    chatNumber: phone,
    address,
    timeZone,
    since,
    hours: site.hours.map((interval) => ({ ...interval, opens, closes })),
    social: [{ network: 'Mastodon', href: 'https://social.example/us' }],
    followsSpecification: false,
  }));
  const changes = Object.entries(colors).map(([color, value]) => {
    const from = Object.entries(palette).find(([key]) => key === color)?.[1];
    return [`${color}: '${from}'`, `${color}: '${value}'`] as const;
  });
  edit(`${copy}/lib/palette.ts`, changes);
}
