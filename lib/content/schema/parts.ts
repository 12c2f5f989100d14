import { z } from 'zod';
import type icons from '../icons.json';
import type { Words } from '../marks.ts';

/** What is compared, looked up or part of an address. */
export const value = (most = 10_000) => z.string().trim().min(1).max(most);

/** Words of a page: they are changed where they stand. */
export const text = (most = 10_000) =>
  value(most).meta({ words: true }) as z.ZodString & { _zod: { output: Words } };

export const list = <Item extends z.ZodType>(item: Item, from = 1, to = 100) =>
  z.array(item).min(from).max(to);

/** The name of a page's file, and the end of its address. */
export const slug = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, {
  error: 'small letters and digits, with a hyphen between words',
});

/** That of a page that there is. */
export const servicePage = slug.meta({ page: 'services' });
export const industryPage = slug.meta({ page: 'industries' });
export const projectPage = slug.meta({ page: 'projects' });

/** The name of an icon that there is. */
export const icon = value().meta({
  input: 'icon',
  description: 'What it shows: search, truck, credit-card. A list opens as you type.',
}) as z.ZodString & { _zod: { output: keyof typeof icons } };

export const department = z.enum(['web', 'software', 'marketing', 'design']);

export const ground = z.enum(['lajvard', 'firozi', 'brick', 'genda', 'sabz', 'ink']).meta({
  title: 'Colour',
  description: 'Of the surface behind its title and pictures.',
  names: { lajvard: 'Blue', firozi: 'Turquoise', genda: 'Marigold', sabz: 'Green' },
});

/** Where a link leads: no script. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'a web address that begins with https://',
});

export const day = z.iso.date('a day like 2026-03-31');

export const from = day.optional().meta({
  title: 'Live from',
  description:
    'A day to come: visitors see the page from then on, once it is published. Empty: at once.',
});

export const point = z.strictObject({ title: text(), text: text() });

/** Words that lead in what stands below them. */
export const intro = text().meta({ title: 'Below the title' });

export const section = z.strictObject({ title: text(), intro });

/** What a page asks of a reader at its end. */
export const call = point.meta({ title: 'Call at the end' });

export const card = point.extend({ icon });

export const cards = (least = 1, most = 100) => list(card, least, most).meta({ title: 'Cards' });

/** The file's name of a drawing, without its ending. */
export const drawing = slug.optional().meta({
  input: 'drawing',
  description: 'With “None” the one that is named as the page’s address, if there is one.',
});

/** A photograph beside the content that names it. */
export const photograph = z
  .strictObject({
    file: value().meta({ input: 'file', title: 'Picture' }),
    alt: value(1000).meta({
      title: 'What one sees',
      description: 'In a sentence, for those who cannot see it. Needed for every photograph.',
    }),
  })
  .meta({ input: 'photograph' });

/** A drawing, or a photograph. */
export const portrait = value().meta({ input: 'portrait', title: 'Picture' });

/** The file of a drawing, or a photograph. */
export const picture = z
  .union([value(), photograph.extend({ file: portrait })], {
    error: 'the file of a drawing, or of a photograph with what one sees: { file: …, alt: … }',
  })
  .meta({ input: 'picture' });

export const paragraphs = list(text(260), 1, 12).describe(
  'A paragraph each, of at most five lines on a phone.',
);

export const passage = z.strictObject({ title: text(), paragraphs });

/** What a reader asks before writing: the labels are components/sections/next-steps.tsx's. */
const answer = text(260);
export const nextSteps = z
  .strictObject({
    title: text(),
    brief: text(60).optional().meta({
      title: 'In one line',
      description: 'Time, and the client’s own time: below the first button.',
    }),
    demo: answer.meta({
      title: 'The free demo',
      description:
        'What it is here, and what is needed for it. Beside it stands that it binds nobody.',
    }),
    begins: answer.meta({ title: 'What is done first' }),
    time: answer.meta({
      title: 'How long it takes',
      description: 'A range of days or weeks; beside it stands that it is a plan.',
    }),
    yours: answer.meta({
      title: 'What the client does',
      description: 'And roughly how many hours of theirs that is.',
    }),
    after: answer.meta({ title: 'Who looks after it later' }),
  })
  .meta({ title: 'What happens next' });

/** A page, and why the page that names it leads there. */
export const reasoned = (page: typeof slug) =>
  z.strictObject({
    slug: page.meta({ title: 'Page' }),
    reason: text(90).describe('Why a reader would go there: half a sentence, without a capital.'),
  });

const inSearch = 'Search engines cut what is longer.';
export const metaTitle = value(60).meta({
  title: 'Title in search results',
  description: `What people search for, without the site’s name. ${inSearch}`,
});
export const description = value(160).meta({
  title: 'Description in search results',
  description: inSearch,
});
