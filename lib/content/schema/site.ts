import { z } from 'zod';
import { openIntervals, specialPeriod, weekday } from './hours.ts';
import { description, text, value, webAddress } from './parts.ts';

const phone = z.string().regex(/^\+\d[\d ()-]{8,}$/, {
  error: 'a number in international format, e.g. "+92 300 0000000"',
});
const email = z.email('an email address, e.g. hello@example.com');

const timeZone = z
  .string()
  .refine(isTimeZone, 'a time zone like Asia/Karachi')
  .describe('Such as Asia/Karachi.');

const fact = text(120).optional();

/** What buyers ask before they write. What has no words is not shown. */
const terms = z
  .strictObject({
    title: text(),
    ownership: fact.meta({ title: 'In whose name accounts, code and designs are' }),
    contract: fact.meta({ title: 'What is agreed in writing' }),
    languages: fact,
    currency: fact.meta({ title: 'Currency and payment' }),
    confidentiality: fact.meta({ title: 'Confidentiality (NDA)' }),
    data: fact.meta({ title: 'Where data is kept' }),
    references: fact,
    registration: fact.meta({ title: 'Company registration' }),
    taxNumber: fact.meta({ title: 'Tax number' }),
    stages: fact.meta({ title: 'Stages of payment' }),
    acceptance: fact.meta({ title: 'How work is accepted' }),
    faults: fact.meta({ title: 'Faults after launch' }),
    support: fact.meta({ title: 'Support hours' }),
    subcontractors: fact,
    dataAgreement: fact.meta({ title: 'Data processing agreement' }),
    clocks: z
      .array(z.strictObject({ city: text(), timeZone }))
      .optional()
      .meta({ title: 'Where clients are', description: 'Your hours are shown by their clocks.' }),
  })
  .meta({
    title: 'How you work with clients',
    description: 'On the contact and the about page: only what is true of you.',
  });

/** `content/site.yaml`. */
export const site = z.strictObject({
  name: value(40).describe('Of the agency, everywhere.'),
  legalName: value().describe('As it is registered.'),
  tagline: value(60).describe('In the title of the home page.'),
  description,
  url: webAddress.regex(/[^/]$/, { error: 'without a slash at the end' }).meta({
    title: 'Address of the site',
    description:
      'Of the release, or of the setting SITE_URL: what is written here at the desk changes nothing.',
  }),
  email: email.meta({
    title: 'Email',
    description:
      'As visitors see it, unless a setting replaces it. Where messages go, the server says.',
  }),
  privacyEmail: email.meta({
    title: 'Email for requests under the privacy policy',
    description: 'A setting may replace it.',
  }),
  phone: phone.describe('In international format. A setting may replace it.'),
  chatNumber: phone.meta({
    title: 'Number of the chat',
    description: 'A setting may replace it.',
  }),
  greeting: value().meta({
    title: 'First chat message',
    description: 'From a page without one of its own.',
  }),
  address: z.strictObject({
    street: value(),
    city: value(),
    region: value(),
    postalCode: value(),
    country: value(),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: 'two capital letters, e.g. PK' })
      .describe('Two capital letters, such as PK.'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  serves: z.array(value()).optional().meta({
    title: 'Where its clients are',
    description: 'For search engines: countries, regions, or Worldwide. Without, your country.',
  }),
  timeZone,
  hours: openIntervals.meta({
    title: 'Opening hours',
    description: 'A day with a break has two entries.',
  }),
  byAppointment: z.array(weekday).meta({ title: 'Days by appointment' }),
  special: z.array(specialPeriod).meta({
    title: 'Dates with other hours',
    description: 'Ramadan, holidays: with their hours, or closed.',
  }),
  since: z.int().min(1900).max(new Date().getFullYear()).describe('The first year.'),
  terms: terms.optional(),
  social: z
    .array(z.strictObject({ network: value(), href: webAddress.meta({ title: 'Address' }) }))
    .meta({ title: 'Profiles elsewhere' }),
  followsSpecification: z.boolean().meta({
    title: 'The pages are still those that were ordered',
    description: 'For engineers: without it, the tests of what was ordered are skipped.',
  }),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
