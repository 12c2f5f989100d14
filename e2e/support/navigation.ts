import type { Page } from '@playwright/test';

/** The name of a dropdown in the bar. */
export type Dropdown = 'Services' | 'Industries';

/** What opens and closes a dropdown. */
export const opener = (page: Page, name: Dropdown) =>
  page.locator('.site-bar summary', { hasText: name });

export const dropdown = (page: Page, name: Dropdown) => page.locator(`#${name.toLowerCase()}-list`);

export const firstIndustry = (page: Page) => dropdown(page, 'Industries').getByRole('link').first();

/** The menu button of the phone layout. */
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
