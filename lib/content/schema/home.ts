import { z } from 'zod';
import {
  industryPage,
  intro,
  list,
  point,
  projectPage,
  section,
  servicePage,
  text,
} from './parts.ts';

const slug = servicePage.meta({ title: 'Service' });

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
  hero: z
    .strictObject({
      eyebrow: text().meta({ title: 'Above the title' }),
      title: text(),
      tagline: text(),
      demos: z
        .strictObject({
          title: text(),
          choices: list(
            z.strictObject({
              label: text(18).meta({ title: 'Words of its button' }),
              slug: industryPage.meta({ title: 'Industry' }),
            }),
            3,
            3,
          ),
        })
        .meta({ title: 'Demos to try', description: 'Of three industries that have one.' }),
      tiles: list(
        z.strictObject({ label: text().meta({ title: 'Words of the link' }), slug }),
      ).meta({ title: 'Links to services' }),
      brands: z
        .strictObject({
          label: text().meta({ title: 'Above them' }),
          items: list(text()).meta({ title: 'Names' }),
        })
        .meta({ title: 'Names of clients' }),
    })
    .meta({ title: 'Opening' }),
  platforms: z.strictObject({ title: text() }).meta({ title: 'Platforms' }),
  about: section.extend({
    mission: point,
    vision: point,
    teamTitle: text().meta({ title: 'Title above the team' }),
  }),
  services: section.extend({ cards: list(z.strictObject({ slug, text: text() })) }),
  industries: section.extend({ intro: intro.optional(), cards: list(industryCard) }),
  blog: section,
  contact: section,
});
