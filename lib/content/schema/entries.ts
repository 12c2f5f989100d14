import { z } from 'zod';
import {
  card,
  day,
  department,
  description,
  ground,
  icon,
  list,
  metaTitle,
  passage,
  photograph,
  picture,
  point,
  slug,
  text,
} from './parts.ts';

const cards = z.strictObject({ title: text(), intro: text(), items: list(card) });

export const service = z
  .strictObject({
    department,
    /** For menus, breadcrumbs and cards: "SEO". */
    name: text(1, 40),
    summary: text(60, 110),
    icon,
    /** The h1. */
    title: text(1, 60),
    /** Together with `title` it contains the words of `metaTitle`. */
    tagline: text(90, 180),
    /** The <title> without the site's name: what people search for. */
    metaTitle: text(1, 50),
    description: text(120, 160),
    /** What the client gets and for whom it is worth it. */
    intro: passage,
    offer: cards,
    extra: cards.optional(),
    benefits: z.strictObject({ title: text(), items: list(card, 4, 4) }).optional(),
    process: z.strictObject({ title: text(), steps: list(point, 4, 4) }).optional(),
    /** How the work is done. */
    method: passage,
    /** What the client provides. */
    needs: z.strictObject({ title: text(), items: list(text(), 3, 5) }),
    call: point.extend({ target: z.enum(['chat', 'contact']) }),
    /** First chat message, one sentence; only where `call` leads to the chat. */
    greeting: text().regex(/[.?]$/, { error: 'a sentence with a period at the end' }).optional(),
    /** Caption of its picture in drawings/deliverables: what one sees, why it matters. */
    figure: text().optional(),
    /** In content/services, in place of that drawing. */
    photograph: photograph.optional(),
    /** Puts that picture before the offer. */
    figureFirst: z.boolean().optional(),
    /** Heading above the other pages of the department. */
    related: text(),
    /** The industries it fits, and what each needs it for: a clause. */
    trades: list(z.strictObject({ slug, reason: text(30, 90) }), 3, 4),
  })
  .superRefine(({ call, greeting }, context) => {
    if ((call.target === 'chat') === (greeting !== undefined)) return;
    const message = greeting
      ? 'left out, as call.target is not chat'
      : 'a first chat message, as call.target is chat';
    context.addIssue({ code: 'custom', path: ['greeting'], message });
  });

export const industry = z.strictObject({
  name: text(1, 40),
  /** One line in the menu. */
  summary: text(1, 35),
  emoji: z.string().regex(/^\p{Extended_Pictographic}\uFE0F?$/u, { error: 'one emoji' }),
  icon,
  ground,
  title: text(),
  tagline: text(),
  metaTitle,
  description,
  features: cards,
  /** What goes wrong in this industry, how we build for it. */
  practice: passage,
  call: point,
  /** The project that shows it. */
  project: slug.optional(),
  /** Caption of that project's picture. */
  figure: text().optional(),
  /** In content/industries, where there is no project. */
  photograph: photograph.optional(),
  practiceFirst: z.boolean().optional(),
  related: text(),
  services: list(slug, 3, 4),
});

export const project = z
  .strictObject({
    title: text(1, 48),
    tagline: text(),
    shortDescription: text(90, 150),
    category: text(),
    ground,
    tags: list(text()),
    tech: list(text()),
    overview: list(text(), 2, 3),
    features: list(point, 6, 8),
    /** The portfolio's Most Popular sorts by their number. */
    businessImpact: list(point, 3, 6),
    /** `{category}` is replaced by the category in lowercase. */
    why: text().regex(/\{category\}/, { error: 'a text with {category} in it' }),
    /** Of drawings/projects, or photographs in content/projects; the first is on its card. */
    images: z.tuple([picture], picture),
    /** Caption of its second screen. */
    figure: text().optional(),
    call: point,
    demoUrl: z.url({ error: 'a web address that begins with https://' }).optional(),
    greeting: text(),
    industry: slug.optional(),
    /** Text of the link to `industry`. */
    tradeLink: text().optional(),
    related: text(),
    services: list(slug),
  })
  .refine(({ shortDescription, tagline }) => `${shortDescription} ${tagline}`.length <= 160, {
    path: ['tagline'],
    error: 'at most 159 characters together with shortDescription',
  });

/** The head of `content/articles/NAME.md`. */
export const article = z.strictObject({
  title: text(),
  excerpt: text(),
  /** One short word, e.g. "Speed"; or a photograph in content/articles. */
  cover: z.strictObject({ word: text(1, 12), department, photograph: photograph.optional() }),
  date: day.refine((date) => date <= new Date().toISOString().slice(0, 10), {
    error: 'today or a day before: an article appears with the next build, whatever its date',
  }),
  category: text(),
  /** Caption of its drawing in drawings/articles, which stands where the text has `{figure}`. */
  figure: text().optional(),
});
