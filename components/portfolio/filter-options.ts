import { content } from '#lib/content/content.ts';

export function projectCategories(): string[] {
  return [...new Set(content().projects.map(({ category }) => category))];
}

/** Two rows on a wide screen; the rest is behind a summary. */
const shownTags = 12;

/** Of the projects, in the order of `navigation.tags`; unlisted ones follow. */
export function projectTags(): string[] {
  const { projects, navigation } = content();
  const used = new Set(projects.flatMap(({ tags }) => tags));
  return [...new Set([...navigation.tags, ...used])].filter((tag) => used.has(tag));
}

/** Those that are seen at once, and the others, with how many projects have each. */
export function tagOptions() {
  const { projects } = content();
  const all = projectTags().map((tag) => ({
    tag,
    count: projects.filter(({ tags }) => tags.includes(tag)).length,
  }));
  return { shown: all.slice(0, shownTags), others: all.slice(shownTags) };
}
