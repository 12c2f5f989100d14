import { z } from 'zod';
import { openIntervals, specialPeriods, weekday } from './hours.ts';
import { text } from './parts.ts';

const phone = z.string().regex(/^\+\d[\d ()-]{8,}$/, {
  error: 'a number in international format, e.g. "+92 300 0000000"',
});
const email = z.email('an e-mail address, e.g. hello@example.com');
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'a web address that begins with https://',
});

/** `content/site.yaml`. */
export const site = z
  .strictObject({
    name: text(1, 40),
    legalName: text(),
    tagline: text(1, 60),
    description: text(70, 160),
    url: webAddress.regex(/[^/]$/, { error: 'without a slash at the end' }),
    email,
    privacyEmail: email,
    phone,
    chatNumber: phone,
    greeting: text(),
    address: z.strictObject({
      street: text(),
      city: text(),
      region: text(),
      postalCode: text(),
      country: text(),
      countryCode: z.string().regex(/^[A-Z]{2}$/, { error: 'two capital letters, e.g. PK' }),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    timeZone: z.string().refine(isTimeZone, 'a time zone like Asia/Karachi'),
    hours: openIntervals,
    byAppointment: z.array(weekday),
    special: specialPeriods,
    since: z.int().min(1900).max(new Date().getFullYear()),
    social: z.array(z.strictObject({ network: text(), href: webAddress })),
    followsSpecification: z.boolean(),
  })
  .superRefine(({ hours, byAppointment }, context) => {
    const open = new Set(hours.flatMap(({ days }) => days));
    for (const [at, name] of byAppointment.entries()) {
      if (open.has(name)) {
        context.addIssue({
          code: 'custom',
          path: ['byAppointment', at],
          message: `left out: ${name} has hours`,
        });
      }
    }
  });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
