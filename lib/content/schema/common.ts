import { z } from 'zod';
import { pageNames } from '../single-pages.ts';
import {
  department,
  ground,
  industryPage,
  list,
  metaTitle,
  point,
  portrait,
  projectPage,
  servicePage,
  text,
  value,
} from './parts.ts';

const page = z.enum([
  ...pageNames,
  ...(['blog', 'homeServices', 'homePortfolio', 'homeContact'] as const),
]);

const places = {
  thankYou: 'After a message',
  blog: 'Articles on the home page',
  homeServices: 'Services on the home page',
  homePortfolio: 'Projects on the home page',
  homeContact: 'Form on the home page',
  services: 'All services, as a list',
  industries: 'All industries, as a list',
};
const goesTo = { title: 'Leads to', names: places };

const label = text().meta({ title: 'Words of the link' });
const link = z.strictObject({ page: page.meta(goesTo), label });

export const navigation = z.strictObject({
  bar: list(
    z.strictObject({
      page: z.enum([...page.options, ...(['services', 'industries'] as const)]).meta(goesTo),
      label,
    }),
  ).meta({ title: 'Main menu' }),
  services: z
    .record(
      servicePage.meta({ title: 'Page of the department' }),
      list(servicePage, 0, 500).meta({ title: 'Pages below it' }),
    )
    .meta({
      title: 'Services menu',
      description: 'Each department’s page, and the pages below it.',
    }),
  otherServices: list(servicePage, 0, 500)
    .default([])
    .describe('Not in the menu; they follow the others of their department.'),
  industries: list(industryPage, 0, 500).describe(
    'Their order, and the menu. Others follow by name, and are not in the menu.',
  ),
  projects: list(projectPage, 0, 500).describe('Newest first. Others follow by name.'),
  tags: list(value(), 0, 500).meta({
    title: 'Filters of the portfolio',
    description: 'Their order.',
  }),
  footer: list(link).meta({ title: 'Links at the foot of the page' }),
  footerServices: list(servicePage).meta({ title: 'Services at the foot of the page' }),
});

const departmentFacts = z.strictObject({ slug: servicePage.meta({ title: 'Its page' }), ground });

export const departments = z.record(department, departmentFacts);

const path = z
  .string()
  .max(500)
  .regex(
    /^\/(?!(?:api|assets|_next)\/)(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*)?$/,
    {
      error: 'a plain path like /services/seo: no query, hash or slash at the end',
    },
  );

/** Former addresses, and the pages that replace them. */
export const redirects = z
  .record(path.meta({ title: 'Former address' }), path.meta({ title: 'Page that is there now' }))
  .nullable()
  .transform((given) => given ?? {});

export const people = list(
  z.strictObject({
    name: text().optional(),
    role: text(),
    portrait: portrait.describe(
      'A drawing, or a photograph: cut to 7 : 8, the face above the middle.',
    ),
    about: text().meta({ title: 'On the About page' }),
    home: text().optional().meta({
      title: 'On the home page',
      description: 'Who has nothing here is not there.',
    }),
    specialty: text().optional().describe('On the home page, below those words.'),
  }),
);

export const missing = z.strictObject({
  page: point.extend({ metaTitle }).meta({ title: 'Where there is no such page' }),
  project: point.meta({ title: 'Where there is no such project' }),
  links: list(link),
});

const fact = text(160).optional();

export const freeDemo = z.strictObject({
  title: text(),
  steps: list(text(120)),
  days: fact.meta({ title: 'How many working days it usually takes' }),
  afterwards: fact.meta({ title: 'What happens to it afterwards' }),
  consultation: text(80).meta({
    title: 'What the free consultation is',
    description: 'Beside its button on the home page.',
  }),
});

export const newsletter = z.strictObject({
  title: text(),
  promise: text().meta({ title: 'What is sent, and when' }),
  wayOut: text().meta({ title: 'How one unsubscribes' }),
  policy: z
    .tuple([text(), text()])
    .meta({ title: 'The policy', description: 'Words before the link, and the link’s words.' }),
});
