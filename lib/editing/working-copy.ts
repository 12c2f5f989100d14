import { perObject } from '#lib/base/per-object.ts';
import type { Mistake } from '#lib/content/mistakes.ts';
import { findMistakes } from '#lib/content/read-content.ts';
import { readSource } from '#lib/content/read-sources.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { asOf } from '#lib/content/waiting.ts';
import { dateOf } from '#lib/content/weeks.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { mergeWords } from '#lib/words/merge.ts';
import { rewriteFile } from '#lib/words/rewrite.ts';
import type { Changes } from '#lib/words/versions.ts';
import { type Form, fromForm, tidy, toForm } from './form.ts';
import { toldPlainly } from './labels.ts';

/** What a person sees and changes of a file: its fields, and the text of a Markdown file. */
export type Words = { form: Form; body: string };

/** Of a page that is to be written: it is of today. */
export const noWords = (file: string): Words => ({
  form: toForm(shapeOf(file), { date: dateOf(Date.now()) }),
  body: '',
});

/** @returns undefined where there is no such file, or it cannot be read, which the checks say */
export function readWords(files: WordFiles, file: string): Words | undefined {
  const text = files.texts.get(file);
  const source = text && readSource(file, text).source;
  if (!source) return;
  const shape = shapeOf(file);
  return { form: tidy(shape, toForm(shape, source.data)), body: source.body.replace(/^\n+/, '') };
}

/** What a file would make wrong that is not wrong already, before it is saved. */
export const checkChanged = (files: WordFiles, file: string, words: Words) =>
  checkChanges(files, new Map([[file, written(files, file, words)]]));

/** The same of several files; what is undefined goes. */
export function checkChanges(files: WordFiles, changes: Changes): readonly Mistake[] {
  // Else what is wrong would be left out, as what only a newer release knows.
  const before = files.isOfNewer ? { ...files, isOfNewer: false } : files;
  const texts = new Map(files.texts);
  for (const [file, body] of changes) {
    if (body) texts.set(file, body);
    else texts.delete(file);
  }
  const isSame = (one: Mistake) => (other: Mistake) =>
    other.file === one.file && other.text === one.text;
  const known = checkTogether(before);
  return mistakesIn({ ...before, texts }).filter((one) => !known.some(isSame(one)));
}

/** What is wrong with all files together: they can be saved, and not be published. */
export const checkTogether = perObject('mistakes', mistakesIn);

function mistakesIn(files: WordFiles): readonly Mistake[] {
  const error = findMistakes(asOf(files, Date.now()), { isDraft: true });
  return error?.mistakes.map((mistake) => toldPlainly(files, mistake)) ?? [];
}

/** What the file is to say: whatever stays as it was keeps its place and its remarks; so does what only a newer release knows. */
export function written(files: WordFiles, file: string, { form, body }: Words): Buffer {
  const before = files.texts.get(file);
  const shape = shapeOf(file);
  // What a form leaves out is undefined in it.
  const plain = (said: unknown) => ({ form: JSON.parse(JSON.stringify(said)), body });
  const said = plain(fromForm(shape, form));
  const all = before && files.isOfNewer && readSource(file, before).source?.data;
  if (!all) return rewriteFile(file, before, said);
  const known = plain(fromForm(shape, toForm(shape, all)));
  return rewriteFile(file, before, mergeWords(known, said, plain(all)).words);
}
