import { expect, type Page } from '@playwright/test';
import { projects, tags } from '@/content/projects';
import type { Project } from '@/content/types';
import { sample } from '@/testing/samples';

/** Opens the portfolio and waits until its script has taken over. */
export async function openPortfolio(page: Page, query = ''): Promise<void> {
  await page.goto(`/portfolio${query}`);
}

/** The titles of the listed projects. */
export const listed = (page: Page) => page.getByRole('article').getByRole('heading');

export const card = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true });

/** The titles of the projects that fit, in catalog order. */
const titlesOf = (fits: (project: Project) => boolean): string[] =>
  projects.filter(fits).map(({ title }) => title);

export const inCategory = (name: string) => titlesOf(({ category }) => category === name);

/** Those that have one of the tags. */
export const tagged = (...some: readonly string[]) =>
  titlesOf((project) => project.tags.some((tag) => some.includes(tag)));

/** Those whose title or short description has the text, whatever its case [spec 5.4]. */
export const found = (text: string) =>
  titlesOf(({ title, shortDescription }) =>
    `${title}\n${shortDescription}`.toLowerCase().includes(text.toLowerCase()),
  );

export const categories = [...new Set(projects.map(({ category }) => category))];

/** A tag that several projects have, and one that a single project has, without the other. */
export const sharedTag = sample(tags, (tag) => tagged(tag).length > 1);
export const loneTag = sample(
  tags,
  (tag) => tagged(tag).length === 1 && !tagged(sharedTag).includes(tagged(tag).join()),
);

/** The chip of a tag. */
export function chip(page: Page, tag: string) {
  const count = tagged(tag).length;
  const name = `${tag} ${count} ${count === 1 ? 'project' : 'projects'}`;
  return page.getByRole('group', { name: 'Tags' }).getByRole('button', { name, exact: true });
}

/** Choices as the address carries them: `?category=Legal&tag=Map`. */
export const queryOf = (...choices: [name: string, value: string][]) =>
  `?${new URLSearchParams(choices)}`;

/** What the count line says. */
export const countText = (count: number) => `Showing ${count} of ${projects.length} projects`;

/** Expects these projects, in this order, and their number in the count line. */
export async function show(page: Page, titles: readonly string[]): Promise<void> {
  await expect(listed(page)).toHaveText([...titles]);
  await expect(page.getByRole('status')).toHaveText(countText(titles.length));
}

/** Chooses an option of the Category or Sort dropdown. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
}
