import { expect, type Page } from '@playwright/test';
import { projectTags } from '#components/portfolio/filter-options.ts';
import { content } from '#lib/content/content.ts';
import type { Project } from '#lib/content/types.ts';
import { sample } from '#testing/samples.ts';

const { projects } = content();

/** The portfolio with filters, as `/portfolio?category=Legal&tag=Map`. */
export function portfolioUrl(...filters: [name: string, value: string][]): string {
  return `/portfolio?${new URLSearchParams(filters)}`;
}

export const listedTitles = (page: Page) => page.getByRole('article').getByRole('heading');

const titlesOf = (fits: (project: Project) => boolean): string[] =>
  projects.filter(fits).map(({ title }) => title);

export const inCategory = (name: string) => titlesOf(({ category }) => category === name);

export const withTag = (...anyOf: readonly string[]) =>
  titlesOf((project) => project.tags.some((tag) => anyOf.includes(tag)));

export const categories = [...new Set(projects.map(({ category }) => category))];

/** A tag of several projects, and a tag of one project without the other. */
export const sharedTag = sample(projectTags(), (tag) => withTag(tag).length > 1);
export const loneTag = sample(
  projectTags(),
  (tag) => withTag(tag).length === 1 && !withTag(sharedTag).includes(withTag(tag).join()),
);

export function chip(page: Page, tag: string) {
  const count = withTag(tag).length;
  const name = `${tag} ${count} ${count === 1 ? 'project' : 'projects'}`;
  return page.getByRole('group', { name: 'Tags' }).getByRole('button', { name, exact: true });
}

/** Shows the chips of all tags. */
export const showAllTags = (page: Page) =>
  page.getByText(`All ${projectTags().length} tags`).click();

export const countText = (count: number) => `Showing ${count} of ${projects.length} projects`;

export const searchField = (page: Page) => page.getByLabel('Search', { exact: true });

export async function expectListed(page: Page, titles: readonly string[]): Promise<void> {
  await expect(listedTitles(page)).toHaveText([...titles]);
  await expect(page.getByRole('status')).toHaveText(countText(titles.length));
}

export async function choose(
  page: Page,
  label: 'Category' | 'Sort by',
  option: string,
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
}
