import { shapeOf } from '#lib/content/shape.ts';
import { toForm } from './form.ts';
import { takeRelease } from './take-release.ts';

const file = 'articles/news.md';
const typed = {
  form: toForm(shapeOf(file), { title: 'Mine', cover: { word: 'Mine' } }),
  body: 'One.\n\nMine.\n',
};

it.each([
  ['title', { form: { title: 'Theirs', cover: { word: 'Mine' } } }],
  ['cover.word', { form: { title: 'Mine', cover: { word: 'Theirs' } } }],
  ['body', { form: { title: 'Mine' }, body: 'One.\n\nTheirs.\n' }],
])('has the words of the release in %s, and the rest as it was typed', (field, said) => {
  const mine = field === 'body' ? 'Mine.' : 'Mine';
  const theirs = field === 'body' ? 'Theirs.' : 'Theirs';
  expect(takeRelease(file, typed, { field, mine, theirs })).toMatchObject(said);
});
