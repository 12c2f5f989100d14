import { z } from 'zod';
import { demo } from './demo.ts';
import {
  call,
  card,
  cards,
  day,
  department,
  description,
  drawing,
  from,
  ground,
  icon,
  industryPage,
  list,
  metaTitle,
  nextSteps,
  paragraphs,
  passage,
  photograph,
  picture,
  point,
  projectPage,
  reasoned,
  section,
  servicePage,
  text,
  value,
  webAddress,
} from './parts.ts';

const offer = section.extend({ items: cards() });

const offered = card.extend({
  slug: servicePage.optional().meta({
    title: 'Service',
    description: 'Which it is: its drawing leads to that page.',
  }),
});

export const service = z.strictObject({
  department,
  name: text(40).describe('In menus, on cards and above the title: “SEO”.'),
  summary: text(110).optional().describe('One line, on cards. Without it, the tagline.'),
  icon: icon.optional(),
  title: text(60).optional().describe('The heading of the page. Without it, the name.'),
  tagline: text(180).describe(
    'Below the title. The two together contain the words of the title in search results.',
  ),
  metaTitle: value(50)
    .meta(metaTitle.meta() ?? {})
    .optional(),
  description: description.optional(),
  intro: passage.meta({
    title: 'Introduction',
    description: 'What the client gets, and for whom it is worth it.',
  }),
  offer: section
    .extend({ items: list(offered).meta({ title: 'Cards' }) })
    .optional()
    .meta({ title: 'What we make' }),
  extra: offer.optional().meta({ title: 'A second list' }),
  benefits: z.strictObject({ title: text(), items: cards(4, 4) }).optional(),
  process: z
    .strictObject({ title: text(), steps: list(point, 4, 4) })
    .optional()
    .meta({ title: 'How it goes' }),
  example: section
    .extend({
      steps: list(point.extend({ when: text(12).describe('“Day 1”, “Days 3–7”.') })),
      project: projectPage.describe('It shows what came of it.'),
      figures: list(text(), 1, 2).meta({ title: 'Captions of that project’s pictures' }),
    })
    .optional()
    .meta({
      title: 'An example',
      description: 'A job from brief to launch that nobody has ordered.',
    }),
  next: nextSteps.optional(),
  project: reasoned(projectPage).optional().meta({ title: 'Project that shows it' }),
  needs: z
    .strictObject({ title: text(), items: list(text(), 3, 5).meta({ title: 'What is needed' }) })
    .optional()
    .meta({ title: 'You bring', description: 'What the client provides.' }),
  call: point
    .extend({
      target: z
        .enum(['chat', 'contact'])
        .meta({ title: 'Its button leads to', description: 'The chat, or the contact page.' }),
    })
    .optional()
    .meta({ ...call.meta(), description: 'Without it, that of its department.' }),
  greeting: value().optional().meta({
    title: 'First chat message',
    description: 'A sentence. Only where the button leads to the chat.',
  }),
  figure: text().optional().meta({
    title: 'Caption of the picture',
    description: 'What one sees, and why it matters.',
  }),
  drawing,
  photograph: photograph.optional().describe('In place of the picture further down.'),
  figureFirst: z.boolean().optional().meta({ title: 'The picture stands before “What we make”' }),
  from,
  related: text().optional().meta({ title: 'Heading of the industries it fits' }),
  trades: list(reasoned(industryPage), 1, 4).default([]).meta({ title: 'Industries it fits' }),
});

export const industry = z.strictObject({
  name: text(40).describe('In menus, on cards and above the title.'),
  summary: text(35).describe('One line in the menu.'),
  emoji: z
    .string()
    .regex(/^\p{Extended_Pictographic}\uFE0F?$/u, { error: 'one emoji' })
    .default('🏢'),
  icon: icon.default('building'),
  ground: ground.default('lajvard'),
  title: text().optional().describe('The heading of the page. Without it, the name.'),
  tagline: text().describe('Below the title.'),
  metaTitle: metaTitle.optional(),
  description: description.optional(),
  features: offer.optional().meta({ title: 'What we build' }),
  practice: passage.meta({
    title: 'How we work',
    description: 'What goes wrong in this industry, and how we build for it.',
  }),
  demo: demo.optional().meta({ title: 'Try it', description: 'In the window of the page.' }),
  call: call.optional(),
  figure: text().optional().meta({ title: 'Caption of the picture of its first project' }),
  drawing,
  photograph: photograph.optional().describe('Where no project names this industry.'),
  from,
  practiceFirst: z
    .boolean()
    .optional()
    .meta({ title: '“How we work” stands before “What we build”' }),
  next: nextSteps.optional(),
  related: text().optional().meta({ title: 'Heading of the services below' }),
  services: list(reasoned(servicePage), 1, 4).default([]).describe('Those that fit it.'),
});

export const project = z.strictObject({
  title: text(48).describe('The heading of the page.'),
  tagline: text().describe('Below the title.'),
  shortDescription: text(150).optional().meta({
    title: 'Summary',
    description: 'On its card; before the tagline in search results.',
  }),
  category: value().describe('A filter of the portfolio: write it as the other projects do.'),
  ground: ground.default('brick'),
  tags: list(value()).default([]).describe('Filters of the portfolio.'),
  tech: list(text()).default([]).meta({ title: 'Technology' }),
  overview: paragraphs,
  features: list(point, 6, 8).default([]),
  businessImpact: list(point, 3, 6).default([]).describe('“Most popular” sorts by their number.'),
  why: text()
    .regex(/\{category\}/, { error: 'a text with {category} in it' })
    .optional()
    .meta({
      title: 'Why this type of platform',
      description: '{category} becomes the category in small letters.',
    }),
  images: list(picture).default([]).meta({
    title: 'Pictures',
    description: 'Drawings or photographs; the first is on its card, cut to 3 : 2.',
  }),
  figure: text().optional().meta({ title: 'Caption of the second picture' }),
  call: call.optional(),
  from,
  demoUrl: webAddress.optional().meta({ title: 'Address of a demo' }),
  greeting: value().optional().meta({ title: 'First chat message' }),
  industry: industryPage.optional().describe('It shows the first project that names it.'),
  tradeLink: text().optional().meta({ title: 'Words of the link to the industry' }),
  related: text().optional().meta({ title: 'Heading of the services below' }),
  services: list(reasoned(servicePage)).default([]).describe('Those that fit it.'),
});

/** The head of `content/articles/NAME.md`. */
export const article = z.strictObject({
  title: text(),
  excerpt: text().describe('On its card: why one would read it.'),
  cover: z.strictObject({
    word: text(12).describe('One short word, such as “Speed”.'),
    department: department.describe('Gives its colour and pattern.'),
    photograph: photograph.optional().describe('In place of the drawing, cut to 16 : 9.'),
  }),
  date: day.describe('With a day to come, visitors see the article from that day on.'),
  category: value(),
  author: value().optional().meta({
    title: 'Who wrote it',
    description: 'A role of the team, as it is written there. Without one, the agency.',
  }),
  figure: text().optional().meta({
    title: 'Caption of its drawing',
    description: 'The drawing stands where a line of the text is {figure}. An engineer adds it.',
  }),
  call: z
    .strictObject({
      title: text().meta({ title: 'Its heading' }),
      text: text().meta({ title: 'Its words' }),
    })
    .optional()
    .meta({ title: 'Call at the end of its page' }),
  drawing,
});
