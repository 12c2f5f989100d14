import { shapeOf } from '#lib/content/shape.ts';
import { mergeWords } from '#lib/words/merge.ts';
import { toForm } from './form.ts';
import { takeRelease } from './take-release.ts';
import type { Words } from './working-copy.ts';

const file = 'articles/news.md';

const wordsOf = (title: string, paragraphs: string, word = 'Till'): Words => ({
  form: toForm(shapeOf(file), { title, cover: { word } }),
  body: `${paragraphs.split(', ').join('\n\n')}\n`,
});

/** What the buttons of these fields, pressed one after the other, leave of what somebody types. */
function taken(fields: readonly string[], type = (now: Words) => now) {
  const base = wordsOf('News', 'ok, a, ok, b, ok, c');
  const mine = wordsOf('Mine', 'ok, a!, ok, b!, ok', 'Mine');
  const theirs = wordsOf('Theirs', 'ok, a?, ok, b?, ok, c?', 'Theirs');
  const { words: now, conflicts } = mergeWords(base, mine, theirs);
  return fields.reduce<Words | undefined>((typed, field) => {
    const conflict = conflicts.find((one) => one.field === field);
    return typed && conflict && takeRelease(file, conflict, { base: now, typed });
  }, type(now));
}

it.each<[string[], Words]>([
  [['title'], wordsOf('Theirs', 'ok, a!, ok, b!, ok', 'Mine')],
  [['cover.word'], wordsOf('Mine', 'ok, a!, ok, b!, ok', 'Theirs')],
  [['body:2-4'], wordsOf('Mine', 'ok, a?, ok, b!, ok', 'Mine')],
  [['body:10-10', 'body:2-4', 'body:6-8'], wordsOf('Mine', 'ok, a?, ok, b?, ok, c?', 'Mine')],
])('has the words of the release in %j alone', (fields, after) => {
  expect(taken(fields)).toEqual(after);
});

it('finds the passage below what was typed above it, and keeps that', () => {
  const type = (now: Words) => ({ ...now, body: `n\n\n${now.body}` });
  expect(taken(['body:6-8'], type)?.body).toBe('n\n\nok\n\na!\n\nok\n\nb?\n\nok\n');
});
