import { content } from '#lib/content/content.ts';
import { fullTitle } from './page-list.ts';

test('a title includes the site’s name if both fit', () => {
  const { name } = content().site;
  const page = { path: '/', description: '', heading: '', updated: undefined };
  expect(fullTitle({ ...page, title: 'About' })).toBe(`About | ${name}`);
  const long = 'x'.repeat(61 - ` | ${name}`.length);
  expect(fullTitle({ ...page, title: long })).toBe(long);
});
