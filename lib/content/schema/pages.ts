import { z } from 'zod';
import {
  card,
  day,
  department,
  description,
  ground,
  industryPage,
  list,
  metaTitle,
  page,
  point,
  projectPage,
  servicePage,
  text,
} from './parts.ts';

const section = z.strictObject({ title: text(), intro: text() });

export const navigation = z.strictObject({
  bar: list(
    z.strictObject({
      page: z.enum([...page.options, ...(['services', 'industries'] as const)]),
      label: text(),
    }),
  ).meta({ title: 'Main menu' }),
  services: z.record(servicePage, z.array(servicePage)).meta({
    title: 'Services menu',
    description: 'Each department’s page, and the pages below it.',
  }),
  otherServices: z
    .array(servicePage)
    .default([])
    .describe('Not in the menu; they follow the others of their department.'),
  industries: z
    .array(industryPage)
    .describe('Their order, also in the menu. Others follow by name.'),
  projects: z.array(projectPage).describe('Newest first. Others follow by name.'),
  tags: z.array(text()).describe('The order of the portfolio’s filters.'),
  footer: list(z.strictObject({ page, label: text() })),
  footerServices: list(servicePage),
});

const departmentFacts = z.strictObject({ slug: servicePage.meta({ title: 'Its page' }), ground });

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
    portrait: text().meta({
      input: 'portrait',
      title: 'Picture',
      description: 'A drawing, or a photograph: cut to 7 : 8, the face above the middle.',
    }),
    about: text().meta({ title: 'On the About page' }),
    home: text().optional().meta({
      title: 'On the home page',
      description: 'Who has nothing here is not there.',
    }),
    specialty: text().optional().describe('On the home page, below those words.'),
  }),
);

const industryCard = point
  .extend({
    project: projectPage,
    industry: industryPage.optional(),
    service: servicePage.optional(),
  })
  .refine(({ industry, service }) => Boolean(industry) !== Boolean(service), {
    error: 'with an industry or a service: one of them',
  });

export const home = z.strictObject({
  hero: z.strictObject({
    eyebrow: text(),
    title: text(),
    tagline: text(),
    demos: z
      .strictObject({
        title: text(),
        choices: list(z.strictObject({ label: text(1, 18), slug: industryPage }), 3, 3),
      })
      .meta({ title: 'Demos to try', description: 'Of three industries that have one.' }),
    tiles: list(z.strictObject({ label: text(), slug: servicePage })),
    brands: z.strictObject({ label: text(), items: list(text()) }),
  }),
  about: section.extend({ mission: point, vision: point, teamTitle: text() }),
  services: section.extend({ cards: list(z.strictObject({ slug: servicePage, text: text() })) }),
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
  serviceOptions: list(text()).meta({ title: 'Services to choose from in the form' }),
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
  policy: z
    .tuple([text(), text()])
    .meta({ title: 'The policy', description: 'Words before the link, and the link’s words.' }),
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
  updated: day.describe('Of the last change of its text.'),
  title: text(),
  metaTitle,
  tagline: text(),
  description,
  leadMonths: z.int().positive().meta({ title: 'Months that a message is kept' }),
  unsubscribedMonths: z
    .int()
    .positive()
    .meta({ title: 'Months that is kept who has unsubscribed' }),
  visitMonths: z.int().positive().meta({ title: 'Months that counted visits are kept' }),
});
