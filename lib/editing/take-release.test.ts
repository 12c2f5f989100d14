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
function taken(fields: readonly string[], [base, mine, theirs]: Three, type = (now: Words) => now) {
  const { words: now, conflicts } = mergeWords(base, mine, theirs);
  return fields.reduce<Words | undefined>((typed, field) => {
    const conflict = conflicts.find((one) => one.field === field);
    return typed && conflict && takeRelease(file, conflict, { base: now, now, typed });
  }, type(now));
}

type Three = [base: Words, mine: Words, theirs: Words];

const fields: Three = [
  wordsOf('News', 'a', 'Till'),
  wordsOf('Mine', 'a', 'Mine'),
  wordsOf('Theirs', 'a', 'Theirs'),
];

it('has the words of the release in one field, and the rest as it was typed', () => {
  expect(taken(['title'], fields)).toEqual(wordsOf('Theirs', 'a', 'Mine'));
  expect(taken(['cover.word'], fields)).toEqual(wordsOf('Mine', 'a', 'Theirs'));
  expect(taken(['cover.word', 'title'], fields)).toEqual(wordsOf('Theirs', 'a', 'Theirs'));
});

const passages: Three = [
  wordsOf('News', 'ok, a, ok, b, ok, c'),
  wordsOf('News', 'ok, a!, ok, b!, ok'),
  wordsOf('News', 'ok, a?, ok, b?, ok, c?'),
];

it('has a passage of the release where it stands, whatever stands elsewhere', () => {
  expect(taken(['body:2-4'], passages)?.body).toBe(wordsOf('', 'ok, a?, ok, b!, ok').body);
  expect(taken(['body:6-8'], passages)?.body).toBe(wordsOf('', 'ok, a!, ok, b?, ok').body);
  expect(taken(['body:10-10'], passages)?.body).toBe(wordsOf('', 'ok, a!, ok, b!, ok, c?').body);
  const all = ['body:10-10', 'body:2-4', 'body:6-8'];
  expect(taken(all, passages)).toEqual(passages[2]);
  const without: Three = [wordsOf('', 'a, b, c'), wordsOf('', 'a, b!, c'), wordsOf('', 'a, c')];
  expect(taken(['body:2-4'], without)).toEqual(without[2]);
});

it('finds the passage below what was typed above it, and keeps that', () => {
  const type = (now: Words) => ({ ...now, body: `n\n\n${now.body}` });
  expect(taken(['body:6-8'], passages, type)?.body).toBe(wordsOf('', 'n, ok, a!, ok, b?, ok').body);
});
