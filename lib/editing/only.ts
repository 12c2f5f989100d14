import { shapeOf } from '#lib/content/shape.ts';
import { changeAt, shapeAt } from '#lib/content/tree.ts';
import { entries, type Form, isBlank, member, readForm, textOf, toForm } from './form.ts';
import type { Words } from './working-copy.ts';

/**
 * What a form shows of a file: fields with commas between them, each `offer.items.2.title`, or lines of its text,
 * `body:3-5`, from 0 and without the last; or `new:offer.items.3`, an entry that is to be there. Empty: all of it.
 */
export type Only = string;

const newEntry = 'new:';

export const isNewEntry = (only: Only) => only.startsWith(newEntry);

export const newEntryAt = (field: string): Only => newEntry + field;

export const fieldsIn = (only: Only) => {
  if (only === '') return ['', 'body'];
  const fields = only.slice(isNewEntry(only) ? newEntry.length : 0).split(',');
  return [...new Set(fields)].filter(Boolean);
};

export const isOfText = (field: string) => /^body(:|$)/.test(field);

export const shapeAtField = (file: string, field: string) => shapeAt(shapeOf(file), field);

/**
 * @param base whose lines the field counts, where these are others
 * @returns undefined where a file has no such field, or no such lines
 */
export function valueAtField(words: Words, field: string, base = words): Form | undefined {
  if (field === 'body') return words.body;
  if (!isOfText(field)) return member(words.form, field);
  const [from = 0, to = 0] = linesAt(field);
  const lines = words.body.split('\n');
  const more = lines.length - base.body.split('\n').length;
  const said = lines.slice(from, Math.max(from, to + more));
  return said.length > 0 ? said.join('\n') : undefined;
}

/** The same, with all of a part that the file leaves out: one field of it alone could not be saved. */
export function widened(file: string, words: Words, only: Only): Only {
  const whole = (field: string) => {
    const parts = namesIn(field).map((_, at, names) => names.slice(0, at + 1).join('.'));
    const isLeftOut = (part: string) =>
      shapeAtField(file, part)?.isOptional && isBlank(valueAtField(words, part));
    return isOfText(field) ? field : (parts.find(isLeftOut) ?? field);
  };
  if (only === '' || isNewEntry(only)) return only;
  return [...new Set(fieldsIn(only).map(whole))].join();
}

/** Words, with what a form said of its fields. */
export function readOnly(file: string, words: Words, sent: FormData, only: Only): Words {
  return changeFields(words, only, (field) => {
    if (isOfText(field)) return textOf(sent, field).replace(/^\n+/, '').trimEnd();
    const shape = shapeAtField(file, field);
    return shape && readForm(shape, sent, field);
  });
}

/** Words with what others say in some fields, the new entry among them. */
export function withFields(file: string, words: Words, others: Words, only: Only): Words {
  return changeFields(withEntry(file, words, only), only, (field) =>
    valueAtField(others, field, words),
  );
}

const changeFields = (words: Words, only: Only, say: (field: string) => Form | undefined) =>
  fieldsIn(only).reduce((changed, field) => changeField(changed, field, say(field)), words);

/** An undefined value is none: a text is empty then, any other field as it is. */
export function changeField({ form, body }: Words, field: string, said: Form | undefined): Words {
  return isOfText(field)
    ? { form, body: changeLines(body, field, String(said ?? '')) }
    : { form: changeAt(form, field, (part) => said ?? part), body };
}

const namesIn = (field: string) => field.split('.').filter(Boolean);

/** Of a text: the first, and that after the last. */
const linesAt = (field: string) => field.slice('body:'.length).split('-').map(Number);

/** An empty text takes the lines away, with the empty one after them. */
function changeLines(body: string, field: string, text: string): string {
  if (field === 'body') return text && `${text.trimEnd()}\n`;
  const [from = 0, to = 0] = linesAt(field);
  const lines = body.split('\n');
  const isGone = text === '';
  const after = isGone && lines[to]?.trim() === '' ? to + 1 : to;
  return [...lines.slice(0, from), ...(isGone ? [] : [text]), ...lines.slice(after)].join('\n');
}

/** The entry of a list that a field is, or is part of, and what may be done with it. */
export function entryAround(file: string, words: Words, field: string) {
  const names = namesIn(field);
  const depth = names.findLastIndex((name) => /^\d+$/.test(name));
  const list = names.slice(0, depth).join('.');
  const shape = shapeAtField(file, list);
  if (depth < 0 || shape?.kind !== 'list') return;
  const { isOptional, most } = shape;
  // Without its only entry, the file has no such list.
  const least = isOptional && shape.least === 1 ? 0 : shape.least;
  const count = entries(valueAtField(words, list)).length;
  const place = Number(names[depth]);
  const moves = { up: place > 0, down: place < count - 1, drop: count > least };
  const next = [...names.slice(0, depth), place + 1].join('.');
  const entry = names.slice(0, depth + 1).join('.');
  return { entry, moves, count, least, most, next: count < most ? newEntryAt(next) : undefined };
}

/** Words with the new entry, if it is one, still empty. @param page it is, in a list of pages */
export function withEntry(file: string, { form, body }: Words, only: Only, page?: string): Words {
  const [field = ''] = fieldsIn(only);
  const names = namesIn(field);
  const list = names.slice(0, -1).join('.');
  const shape = shapeAtField(file, list);
  if (!isNewEntry(only) || shape?.kind !== 'list') return { form, body };
  const blank = toForm(shape.item, shape.item.kind === 'page' ? page : undefined);
  const place = Number(names.at(-1));
  const grown = changeAt(form, list, (all) => entries(all).toSpliced(place, 0, blank));
  return { form: grown, body };
}
