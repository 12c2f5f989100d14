import type { z } from 'zod';
import { cut } from '#lib/base/text.ts';
import type { Words } from './marks.ts';
import type * as entries from './schema/entries.ts';
import type { point } from './schema/parts.ts';

type Given<Schema extends z.ZodType> = z.output<Schema> & { slug: string };
type Drawn<Schema extends z.ZodType> = Given<Schema> & { drawing: string };
/** What all pages can draw upon. */
type Shared = {
  contact: { title: Words; tagline: Words };
  portfolio: { call: z.output<typeof point> };
  site: { greeting: string };
};

/** A service with what its file leaves out. @param department its department's own page */
export function completeService(
  given: Drawn<typeof entries.service>,
  department: typeof given | undefined,
  { contact, site }: Shared,
) {
  const { name, tagline, intro, title = name } = given;
  const call = given.call ?? department?.call;
  return {
    ...given,
    title,
    ...inSearch(given, title, 50, [tagline, ...intro.paragraphs]),
    summary: given.summary ?? cut(tagline, 110),
    icon: given.icon ?? department?.icon ?? ('star' as const),
    call: call ?? { title: contact.title, text: contact.tagline, target: 'contact' as const },
    greeting: given.greeting ?? department?.greeting ?? site.greeting,
  };
}

export function completeIndustry(given: Drawn<typeof entries.industry>, { contact }: Shared) {
  const { name, tagline, practice, title = name } = given;
  return {
    ...given,
    title,
    ...inSearch(given, title, 60, [tagline, ...practice.paragraphs]),
    call: given.call ?? { title: contact.title, text: contact.tagline },
  };
}

export function completeProject(given: Given<typeof entries.project>, { portfolio, site }: Shared) {
  const { tagline, overview, call = portfolio.call, greeting = site.greeting } = given;
  const { shortDescription = cut(overview.join(' '), Math.max(60, 159 - tagline.length)) } = given;
  return { ...given, shortDescription, call, greeting };
}

type InSearch = { metaTitle?: string | undefined; description?: string | undefined };

function inSearch(given: InSearch, title: string, most: number, texts: readonly string[]) {
  const { metaTitle = cut(title, most, ''), description = cut(texts.join(' '), 160) } = given;
  return { metaTitle, description };
}
