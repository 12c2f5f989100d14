import { z } from 'zod';
import type { routes } from './routes.ts';
import { home } from './schema/home.ts';
import {
  call,
  card,
  cards,
  day,
  type department,
  description,
  type ground,
  list,
  metaTitle,
  point,
  section,
  servicePage,
  text,
} from './schema/parts.ts';

type Routes = typeof routes;
type NoPage = `/api/${string}` | `${string}${'#' | '.'}${string}` | ((...given: never) => string);

/** The name of a page that has one address. */
export type PageName = {
  [Name in keyof Routes]: Routes[Name] extends NoPage ? never : Name;
}[keyof Routes];

export type SinglePage = {
  /** Of its words; an owner adds none. */
  file: `${string}.yaml` | `${string}.md`;
  /** What an owner calls it, in the figures, too. */
  name: string;
  /** What the editor calls its words, if not `NAME page`. */
  editor?: string;
  /** Above the title on its social card, if not its name. */
  card?: string;
  /** Other files and folders of the content that it shows: a change there is one of the page. */
  shows?: readonly string[];
  /** Pattern, colors and scene of its hero, closing band and social card. */
  look: {
    department: z.output<typeof department>;
    ground: z.output<typeof ground>;
    windowGround?: z.output<typeof ground>;
    scene?: `pages/${string}`;
  };
  /** False for noindex. */
  index?: false;
  /** Of its words. */
  form: z.ZodType;
};

/** What there is to say of each page that has one address in routes.ts: the rest of the site reads it here. */
export const singlePages = {
  home: {
    file: 'home.yaml',
    name: 'Home',
    shows: ['people.yaml', 'articles'],
    look: { department: 'web', ground: 'lajvard', scene: 'pages/home' },
    form: home,
  },
  about: {
    file: 'about.yaml',
    name: 'About',
    shows: ['people.yaml'],
    look: { department: 'design', ground: 'ink', windowGround: 'brick', scene: 'pages/about' },
    form: z.strictObject({
      metaTitle,
      description,
      hero: z
        .strictObject({
          title: text(),
          tagline: text(),
          button: text().meta({ title: 'Words of its button' }),
        })
        .meta({ title: 'Opening' }),
      journey: section.extend({
        milestones: list(point.extend({ year: z.int() })),
      }),
      foundation: z.strictObject({ title: text(), mission: card, vision: card }),
      values: z.strictObject({ title: text(), items: cards(4, 4) }),
      team: z.strictObject({ title: text() }),
      closing: call
        .extend({
          chatLabel: text().meta({ title: 'Words of the button to the chat' }),
          contactLabel: text().meta({ title: 'Words of the button to the contact page' }),
        })
        .meta(call.meta() ?? {}),
    }),
  },
  contact: {
    file: 'contact.yaml',
    name: 'Contact',
    look: { department: 'software', ground: 'firozi', scene: 'pages/contact' },
    form: z.strictObject({
      title: text(),
      metaTitle,
      tagline: text(),
      description,
      formTitle: text().meta({ title: 'Title of the form' }),
      formNote: text().meta({ title: 'Below the title of the form' }),
      factsTitle: text().meta({ title: 'Title of address, phone and email' }),
      hoursTitle: text().meta({ title: 'Title of the opening hours' }),
      serviceOptions: list(text()).meta({ title: 'Services to choose from in the form' }),
      serviceFits: z.record(text(), z.array(servicePage)).default({}).meta({
        title: 'Pages of the services to choose from',
        description: 'Who comes from one of them finds the service chosen.',
      }),
    }),
  },
  portfolio: {
    file: 'portfolio.yaml',
    name: 'Portfolio',
    shows: ['projects'],
    look: { department: 'design', ground: 'brick', scene: 'pages/portfolio' },
    form: z.strictObject({
      title: text(),
      tagline: text(),
      invented: text().meta({ title: 'Whose the platforms are' }),
      metaTitle,
      description,
      call,
      project: z
        .strictObject({
          overview: text(),
          features: text(),
          tech: text().meta({ title: 'Technology' }),
          impact: text().meta({ title: 'Business impact' }),
          impactNote: text().meta({ title: 'Below business impact' }),
          why: text().meta({ title: 'Why this type of platform' }),
          tags: text(),
        })
        .meta({ title: 'Headings on the page of each project' }),
    }),
  },
  privacyPolicy: {
    file: 'privacy.md',
    name: 'Privacy policy',
    editor: 'Privacy policy',
    card: 'Your data',
    look: { department: 'software', ground: 'lajvard', scene: 'pages/privacy' },
    form: z.strictObject({
      updated: day.meta({ title: 'Day of its last change' }),
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
    }),
  },
  thankYou: {
    file: 'thank-you.yaml',
    name: 'Thank you',
    editor: 'After a message',
    look: { department: 'design', ground: 'sabz', scene: 'pages/letterbox' },
    index: false,
    form: z.strictObject({
      title: text(),
      metaTitle,
      description,
      text: text(),
      next: list(text()).meta({ title: 'What happens next' }),
    }),
  },
} satisfies Record<PageName, SinglePage>;

export const singlePage = (name: PageName): SinglePage => singlePages[name];

export const pageNames = Object.keys(singlePages) as PageName[];
