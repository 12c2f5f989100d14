import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * WCAG 2.2 AA and axe's best practices.
 *
 * @param without what is another page, in a frame
 * @param within the part that has changed since the whole was looked at
 */
export async function expectAccessible(
  page: Page,
  without: string[] = [],
  within = 'html',
): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(tags).options({ resultTypes: ['violations'] });
  axe.include(within);
  // Legacy mode needs no second page; it only cannot look into frames.
  for (const part of without) axe.exclude(part);
  const { violations, passes } = await axe.setLegacyMode().analyze();
  expect(passes.length, 'rules checked').toBeGreaterThan(10);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
