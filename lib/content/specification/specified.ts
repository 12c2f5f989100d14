import { content } from '#lib/content/content.ts';

const { followsSpecification } = content().site;

/** `describe` that is skipped unless `followsSpecification`. */
export const specified = followsSpecification ? describe : describe.skip;

export const words = (text: string) => text.trim().split(/[\s,]+/);

export const items = (text: string) => text.trim().split(/\s*,\s+/);

export const slugsOf = (pages: readonly { slug: string }[]) => pages.map(({ slug }) => slug);
