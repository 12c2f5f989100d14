import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA and axe's best practices. @param without what is another page, in a frame */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(tags).options({ resultTypes: ['violations'] });
  // Legacy mode needs no second page; it only cannot look into frames.
  for (const part of without) axe.exclude(part);
  const { violations, passes } = await axe.setLegacyMode().analyze();
  expect(passes.length, 'rules checked').toBeGreaterThan(10);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
