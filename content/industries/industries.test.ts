import { industries } from './index.ts';

test.each(industries)('$slug has a name, a line and an emoji for the menu', (industry) => {
  expect(industry.name).not.toBe('');
  expect(industry.summary).toMatch(/^.{1,35}$/);
  expect(industry.emoji).toMatch(/^\p{Extended_Pictographic}\uFE0F?$/u);
});

test.each(industries)(
  '$slug has the lengths that content/types.ts names',
  ({ practice, services }) => {
    expect([2, 3]).toContain(practice.paragraphs.length);
    expect([3, 4]).toContain(services.length);
  },
);
