import { z } from 'zod';
import {
  card,
  day,
  department,
  description,
  ground,
  list,
  metaTitle,
  page,
  point,
  slug,
  text,
} from './parts.ts';

const section = z.strictObject({ title: text(), intro: text() });

export const navigation = z.strictObject({
  bar: list(
    z.strictObject({
      page: z.enum([...page.options, ...(['services', 'industries'] as const)]),
      label: text(),
    }),
  ),
  /** By the department's page. */
  services: z.record(slug, z.array(slug)),
  otherServices: z.array(slug).default([]),
  industries: z.array(slug),
  projects: z.array(slug),
  tags: z.array(text()),
  footer: list(z.strictObject({ page, label: text() })),
  footerServices: list(slug),
});

const departmentFacts = z.strictObject({ slug, ground });

export const departments = z.record(department, departmentFacts);

const path = z
  .string()
  .regex(/^\/(?!(?:api|assets|_next)\/)(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/(?=.))?)*$/, {
    error: 'a plain path like /services/seo: no query, hash or slash at the end',
  });

/** Former addresses, and the pages that replace them. */
export const redirects = z
  .record(path, path)
  .nullable()
  .transform((given) => given ?? {});

export const people = list(
  z.strictObject({
    name: text(),
    role: text(),
    /** A drawing in drawings/portraits (`veil`) or a photograph in content/people (`amna.jpg`). */
    portrait: text(),
    /** What the About page says. */
    about: text(),
    /** What the home page says of those who are there, and their specialty [spec 3]. */
    home: text().optional(),
    specialty: text().optional(),
  }),
);

const industryCard = point
  .extend({ project: slug, industry: slug.optional(), service: slug.optional() })
  .refine(({ industry, service }) => Boolean(industry) !== Boolean(service), {
    error: 'with an industry or a service: one of them',
  });

export const home = z.strictObject({
  hero: z.strictObject({
    eyebrow: text(),
    title: text(),
    tagline: text(),
    tiles: list(z.strictObject({ label: text(), slug })),
    brands: z.strictObject({ label: text(), items: list(text()) }),
  }),
  about: section.extend({ mission: point, vision: point, teamTitle: text() }),
  services: section.extend({ cards: list(z.strictObject({ slug, text: text() })) }),
  industries: section.extend({ cards: list(industryCard) }),
  blog: section,
  contact: section,
});

export const about = z.strictObject({
  metaTitle,
  description,
  hero: z.strictObject({ title: text(), tagline: text(), button: text() }),
  journey: section.extend({
    milestones: list(point.extend({ year: z.int() })),
  }),
  foundation: z.strictObject({ title: text(), mission: card, vision: card }),
  values: z.strictObject({ title: text(), items: list(card, 4, 4) }),
  team: z.strictObject({ title: text() }),
  closing: point.extend({ chatLabel: text(), contactLabel: text() }),
});

export const contact = z.strictObject({
  title: text(),
  metaTitle,
  tagline: text(),
  description,
  formTitle: text(),
  formNote: text(),
  factsTitle: text(),
  hoursTitle: text(),
  serviceOptions: list(text()),
});

export const thankYou = z.strictObject({
  title: text(),
  metaTitle,
  description,
  text: text(),
  next: list(text()),
});

export const missing = z.strictObject({
  page: point.extend({ metaTitle }),
  project: point,
  links: list(z.strictObject({ page, label: text() })),
});

export const newsletter = z.strictObject({
  title: text(),
  promise: text(),
  wayOut: text(),
  policy: z.tuple([text(), text()]),
});

export const portfolio = z.strictObject({
  title: text(),
  tagline: text(),
  metaTitle,
  description,
  call: point,
  project: z.strictObject({
    overview: text(),
    features: text(),
    tech: text(),
    impact: text(),
    why: text(),
    tags: text(),
  }),
});

/** The head of `content/privacy.md`. */
export const privacy = z.strictObject({
  updated: day,
  title: text(),
  metaTitle,
  tagline: text(),
  description,
  leadMonths: z.int().positive(),
  unsubscribedMonths: z.int().positive(),
});
