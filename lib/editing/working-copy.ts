import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/base/env.ts';
import { contentFolder } from '#lib/content/content.ts';
import { factsOf } from '#lib/content/facts.ts';
import { ContentError, type Mistake } from '#lib/content/mistakes.ts';
import { checkAlone, readContent } from '#lib/content/read-content.ts';
import { decode, readSources } from '#lib/content/read-sources.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { markdownHead, parseSource } from '#lib/content/source.ts';
import { dateOf } from '#lib/content/weeks.ts';
import { writeWhole } from '#lib/publishing/publications.ts';
import { rewrite } from '#lib/publishing/rewrite.ts';
import { type Form, fromForm, tidy, toForm } from './form.ts';

/** What a person sees and changes of a file: its fields, and the text of a Markdown file. */
export type Words = { form: Form; body: string };

/** Of a page that is to be written: it is of today. */
export const noWords = (file: string): Words => ({
  form: toForm(shapeOf(file), { date: dateOf(Date.now()) }),
  body: '',
});

/** @returns undefined where there is no such file, mistakes where it cannot be read */
export function readWords(file: string): Words | Mistake[] | undefined {
  const text = textOf(file);
  if (text === undefined) return;
  const { source, mistakes } = parseSource(file, text);
  if (!source) return mistakes;
  const shape = shapeOf(file);
  return { form: tidy(shape, toForm(shape, source.data)), body: source.body.replace(/^\n+/, '') };
}

/** What is wrong with words by themselves, before they are saved. */
export function checkWords(file: string, words: Words): Mistake[] {
  const { source, mistakes } = parseSource(file, written(file, words));
  if (!source) return mistakes;
  const { sources } = readSources(contentFolder());
  return checkAlone(source, factsOf(new Map(sources).set(file, source))).mistakes;
}

/** What is wrong with all files together: they can be saved, and not be published. */
export function checkTogether(): readonly Mistake[] {
  try {
    readContent(contentFolder(), env(), true);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes;
  }
}

/** Writes a file whole or not at all. */
export function writeWords(file: string, words: Words): void {
  keep(file, written(file, words));
}

/** @param file below the content's folder */
export function keep(file: string, content: string | Buffer): void {
  const place = path.join(contentFolder(), file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeWhole(place, content);
}

function written(file: string, { form, body }: Words): string {
  const text = textOf(file) ?? '';
  const data = fromForm(shapeOf(file), form);
  if (!file.endsWith('.md')) return rewrite(text, data);
  const [, head = ''] = markdownHead.exec(text) ?? [];
  return `---\n${rewrite(head, data)}---\n\n${body.trim()}\n`;
}

function textOf(file: string): string | undefined {
  const place = path.join(contentFolder(), file);
  return existsSync(place) ? decode(readFileSync(place)) : undefined;
}
