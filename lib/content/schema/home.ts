import { z } from 'zod';
import { industryPage, list, point, projectPage, section, servicePage, text } from './parts.ts';

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
