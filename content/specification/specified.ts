import { followsSpecification } from '../site';

/** A group of tests that rests where the site is an owner's own: `followsSpecification`. */
export const specified = followsSpecification ? describe : describe.skip;

/** The words of a text. */
export const words = (text: string) => text.trim().split(/[\s,]+/);

/** The items of a list with commas, as the specification writes them. */
export const items = (text: string) => text.trim().split(/\s*,\s+/);

export const slugsOf = (pages: readonly { slug: string }[]) => pages.map(({ slug }) => slug);
