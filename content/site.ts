import type { SiteIdentity } from './types.ts';

const city = 'Lahore';

/** A placeholder. Environment variables override parts of it (.env.example). */
export const identity = {
  name: 'Jharoka',
  legalName: 'Jharoka Studio',
  tagline: `Web development and digital marketing in ${city}`,
  description: `A studio in ${city} that designs and builds websites and business software, then brings visitors to them. See a free working demo before you commit.`,
  url: 'https://jharoka.example',
  email: 'hello@jharoka.example',
  privacyEmail: 'privacy@jharoka.example',
  phone: '+92 300 0000000',
  chatNumber: '+92 300 0000000',
  greeting: 'Hello, I have a question about your services.',
  address: {
    street: 'Office 00, Main Boulevard, Gulberg III',
    city,
    region: 'Punjab',
    postalCode: '54660',
    country: 'Pakistan',
    countryCode: 'PK',
    latitude: 31.51204,
    longitude: 74.34397,
  },
  timeZone: 'Asia/Karachi',
  hours: [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '11:00', closes: '20:00' }],
  byAppointment: ['Sat', 'Sun'],
  // { name: 'Eid ul-Fitr', from: '2027-03-10', until: '2027-03-12', closed: true }
  special: [],
  since: 2018,
  social: [
    { network: 'Facebook', href: 'https://facebook.example/jharoka' },
    { network: 'Instagram', href: 'https://instagram.example/jharoka' },
    { network: 'LinkedIn', href: 'https://linkedin.example/jharoka' },
    { network: 'YouTube', href: 'https://youtube.example/jharoka' },
  ],
} as const satisfies SiteIdentity;

/** If false, the tests in content/specification/ are skipped. */
export const followsSpecification: boolean = true;
