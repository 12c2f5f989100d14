import { content } from '#lib/content/content.ts';
import { isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { sample } from '#testing/samples.ts';
import { expect, test } from './support/test.ts';

/** With most words. */
const department = sample(
  content()
    .services.filter(isDepartment)
    .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length),
);

test('printed, home takes five sheets, a department six at most', async ({ page }) => {
  for (const [path, sheets] of [
    [routes.home, 5],
    [routes.service(department.slug), 6],
  ] as const) {
    await page.goto(path);
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const paper = await page.pdf({ format: 'A4', margin });
    const count = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect.soft(count, path).toBeGreaterThan(0);
    expect.soft(count, path).toBeLessThanOrEqual(sheets);
  }
});
