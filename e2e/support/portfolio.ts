import { expect, type Page } from '@playwright/test';
import { projects } from '@/content/projects';

/** Opens the portfolio and waits until its script has taken over. */
export async function openPortfolio(page: Page, query = ''): Promise<void> {
  await page.goto(`/portfolio${query}`);
}

/** The titles of the listed projects. */
export const listed = (page: Page) => page.getByRole('article').getByRole('heading');

export const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Expects these projects, in this order, and their number in the count line. */
export async function show(page: Page, titles: readonly string[]): Promise<void> {
  await expect(listed(page)).toHaveText([...titles]);
  await expect(page.getByRole('status')).toHaveText(
    `Showing ${titles.length} of ${projects.length} projects`,
  );
}

/** Chooses an option of the Category or Sort dropdown. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('menuitemradio', { name: option }).click();
}
