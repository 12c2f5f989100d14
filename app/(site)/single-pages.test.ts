import { readdirSync } from 'node:fs';
import { content } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import { pageNames } from '#lib/content/single-pages.ts';

test('each page that has one address has its row and its file', () => {
  const single = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:[^[]*\/)?page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);
  expect(single.sort()).toEqual(pageNames.map((name) => routes[name]).sort());
});

test('the menu or the foot of the page leads to each', () => {
  const { bar, footer } = content().navigation;
  const led = [...bar, ...footer].map(({ page }): string => page);
  // Whose form is sent comes to it.
  expect(pageNames.filter((name) => !led.includes(name))).toEqual(['thankYou']);
});
