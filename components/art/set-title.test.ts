import { setTitle } from './set-title.ts';

test('keeps the words in order', () => {
  const title = 'Web design and development, from first sketch to launch';
  expect(setTitle(title, 600, 345, 96).lines.join(' ')).toBe(title);
});

test('breaks into lines of similar length', () => {
  expect(setTitle('aa aa aa aa', 100, 100, 96).lines).toEqual(['aa aa', 'aa aa']);
});

test('shrinks in a narrow box, up to the largest size for a short title', () => {
  const title = 'Learning and Admissions Portal';
  expect(setTitle(title, 400, 345, 96).size).toBeLessThan(setTitle(title, 600, 345, 96).size);
  expect(setTitle('Contact', 600, 345, 96).size).toBe(96);
});
