import { content } from '#lib/content/content.ts';

/** Of the projects, in the order of the filters; unlisted ones follow. */
export function projectTags(): string[] {
  const { projects, navigation } = content();
  const used = new Set(projects.flatMap(({ tags }) => tags));
  return [...new Set([...navigation.tags, ...used])].filter((tag) => used.has(tag));
}
