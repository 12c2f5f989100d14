import { projects } from '@/content/projects';
import { card } from './support/portfolio';
import { expect, test } from './support/test';

test('the cards stand in one, two or three columns by width [2.10, 9]', async ({
  plainPage: page,
}) => {
  await page.goto('/portfolio');
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  }
});

test('a card names at most three tags and three technologies, and how many are left [2.10, 9]', async ({
  plainPage: page,
}) => {
  await page.goto('/portfolio');
  for (const { title, tags: all, tech } of projects) {
    for (const [name, items] of [
      ['Tags', all],
      ['Technology', tech],
    ] as const) {
      const rest = items.length > 3 ? [`+${items.length - 3}`] : [];
      await expect(card(page, title).getByRole('list', { name }).getByRole('listitem')).toHaveText([
        ...items.slice(0, 3),
        ...rest,
      ]);
    }
  }
});
