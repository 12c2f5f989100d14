import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing against WCAG 2.2 AA, nor against its own advice. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(tags).options({ resultTypes: ['violations'] });
  // Pages without frames need no second page to gather the results in.
  const { violations, passes } = await axe.setLegacyMode().analyze();
  expect(passes.length, 'axe has looked at something').toBeGreaterThan(10);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
