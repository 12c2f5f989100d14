import { content } from '#lib/content/content.ts';
import { palette } from '#lib/palette.ts';
import { edit, editAll } from './edit.ts';

const { site: identity } = content();

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
  opens: string;
  closes: string;
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
  const { address, url, phone, since } = identity;
  editAll(`${copy}/content`, address.city, brand.city);
  editAll(`${copy}/content`, address.country, brand.country);
  edit(`${copy}/content/site.ts`, [
    [new URL(url).hostname, brand.domain],
    [`name: '${identity.name}'`, `name: '${brand.name}'`],
    [identity.legalName, `${brand.name} Limited`],
    [phone, brand.phone],
    [address.street, brand.street],
    [address.region, brand.region],
    [address.postalCode, brand.postalCode],
    [`countryCode: '${address.countryCode}'`, `countryCode: '${brand.countryCode}'`],
    [String(address.latitude), String(brand.latitude)],
    [String(address.longitude), String(brand.longitude)],
    [identity.timeZone, brand.timeZone],
    [`since: ${since}`, `since: ${brand.since}`],
    [/opens: '[^']*'/, `opens: '${brand.opens}'`],
    [/closes: '[^']*'/, `closes: '${brand.closes}'`],
    ['followsSpecification: boolean = true', 'followsSpecification: boolean = false'],
    [/\n[^\n]*network: 'YouTube'[^\n]*/, ''],
    [/\/\/(facebook|instagram|linkedin)\.example\/\w+/, '//social.example/us'],
  ]);
  const colors = Object.entries(brand.colors).map(([color, value]) => {
    const from = Object.entries(palette).find(([key]) => key === color)?.[1];
    return [`${color}: '${from}'`, `${color}: '${value}'`] as const;
  });
  edit(`${copy}/lib/palette.ts`, colors);
}
