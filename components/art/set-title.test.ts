import { setTitle } from './set-title';

test('the title keeps its words in their order', () => {
  const title = 'Web design and development, from first sketch to launch';
  expect(setTitle(title, 600, 345, 96).lines.join(' ')).toBe(title);
});

test('lines are of like length', () => {
  expect(setTitle('aa aa aa aa', 100, 100, 96).lines).toEqual(['aa aa', 'aa aa']);
});

test('a narrow box takes smaller letters, a title short enough the largest', () => {
  const title = 'Learning and Admissions Portal';
  expect(setTitle(title, 400, 345, 96).size).toBeLessThan(setTitle(title, 600, 345, 96).size);
  expect(setTitle('Contact', 600, 345, 96).size).toBe(96);
});
