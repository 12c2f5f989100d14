import { projects } from './index.ts';

test.each(projects)('$slug has the lengths that content/types.ts names', (project) => {
  expect(project.shortDescription).toMatch(/^.{90,150}$/);
  expect([2, 3]).toContain(project.overview.length);
  expect([6, 7, 8]).toContain(project.features.length);
  expect([3, 4, 5, 6]).toContain(project.businessImpact.length);
});

test.each(projects)('$slug names its category in `why`', ({ why }) => {
  expect(why).toContain('{category}');
});
