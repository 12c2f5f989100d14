import { z } from 'zod';
import { pageNames } from '../single-pages.ts';
import {
  department,
  ground,
  industryPage,
  list,
  metaTitle,
  point,
  projectPage,
  servicePage,
  text,
} from './parts.ts';

const page = z.enum([
  ...pageNames,
  ...(['blog', 'homeServices', 'homePortfolio', 'homeContact'] as const),
]);

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
