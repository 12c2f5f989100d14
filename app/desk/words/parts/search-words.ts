import { blocksIn } from '#lib/content/markdown.ts';
import { readFilled } from '#lib/content/read-content.ts';
import { shapeOf } from '#lib/content/shape.ts';
import { walk } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { formAt } from '#lib/editing/files.ts';
import { toForm } from '#lib/editing/form.ts';

/** Texts of the site with all the words in them, facts filled in: the best first. */
export function searchWords(files: WordFiles, asked: string) {
  const words = plain(asked).split(' ').filter(Boolean);
  const phrase = words.join(' ');
  const rankOf = ({ field, folded }: { field: string; folded: string }) =>
    Number(folded.includes(phrase)) * 2 + Number(/(^|\.)(title|name)$/.test(field));
  return [...(phrase ? readTexts(files) : [])]
    .map((one) => ({ ...one, folded: plain(one.text) }))
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .sort((one, other) => rankOf(other) - rankOf(one))
    .map(({ file, field, text, folded }) => ({
      file,
      field,
      pieces: cut(text, folded, folded.includes(phrase) ? [phrase] : words),
      href: formAt(file, field),
    }));
}

/** Small letters without accents, quotes, dashes and spaces of one kind: a character for each. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^ -~]/g, (one) => one.normalize('NFD').charAt(0))
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s/g, ' ')
    .toLowerCase();
}

/** A text in pieces, of which every other one is what was looked for. */
function cut(text: string, folded: string, words: readonly string[]): string[] {
  const hit = new RegExp(`(${words.map((word) => RegExp.escape(word)).join('|')})`);
  let at = 0;
  return folded.split(hit).map(({ length }) => {
    at += length;
    return text.normalize('NFC').slice(at - length, at);
  });
}

type Text = { file: string; field: string; text: string };

/** `field`: its name in the form, or `body:3-5` for lines of the text below. */
function* readTexts(files: WordFiles): Generator<Text> {
  for (const { file, data, body } of readFilled(files)) {
    const form = shapeOf(file);
    for (const { path, shape, value } of walk(form, toForm(form, data))) {
      // What is chosen says no word of its own.
      if (shape.kind !== 'text' || shape.input === 'icon' || value === '') continue;
      yield { file, field: path.join('.'), text: String(value) };
    }
    // As the form has it.
    for (const { text, from, to } of blocksIn(body.replace(/^\n+/, ''))) {
      if (text !== '{figure}') yield { file, field: `body:${from}-${to}`, text };
    }
  }
}
