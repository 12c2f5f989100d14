import { content } from '#lib/content/content.ts';
import { isDepartment } from '#lib/content/lookup.ts';
import { routes } from '#lib/content/routes.ts';
import { expect, test } from './support/test.ts';

const departments = content().services.filter(isDepartment);

test('printed, home takes five sheets, a department six at most', async ({ page }) => {
  const most = new Map([
    [routes.home, 5],
    ...departments.map(({ slug }) => [routes.service(slug), 6] as const),
  ]);
  for (const [path, sheets] of most) {
    await page.goto(path);
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const paper = await page.pdf({ format: 'A4', margin });
    const count = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect.soft(count, path).toBeGreaterThan(0);
    expect.soft(count, path).toBeLessThanOrEqual(sheets);
  }
});
