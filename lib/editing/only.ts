import { isDeepStrictEqual } from 'node:util';
import { partOf, type Shape, shapeOf } from '#lib/content/shape.ts';
import { changeAt, entries, type Form, isBlank, member, readForm, textOf, toForm } from './form.ts';
import type { Words } from './working-copy.ts';

/**
 * What a form shows of a file, where it is not all: fields with commas between them, each `offer.items.2.title`, or
 * lines of its text, `body:3-5`, from 0 and without the last; or `new:offer.items.3`, an entry that is to be there.
 */
export type Only = string;

const newEntry = 'new:';

export const isNewEntry = (only: Only) => only.startsWith(newEntry);

export const newEntryAt = (field: string): Only => newEntry + field;

export const fieldsIn = (only: Only) => {
  const fields = only.slice(isNewEntry(only) ? newEntry.length : 0).split(',');
  return [...new Set(fields)].filter(Boolean);
};

/** It has its place in an address. */
export const longestOnly = 1_600; // characters

export const isOfText = (field: string) => field.startsWith('body:');

export function shapeAtField(file: string, field: string): Shape | undefined {
  return namesIn(field).reduce<Shape | undefined>(
    (around, name) => around && partOf(around, name),
    shapeOf(file),
  );
}

/** @returns undefined where a file has no such field, or no such lines */
export function valueAtField({ form, body }: Words, field: string): Form | undefined {
  if (!isOfText(field)) {
    return namesIn(field).reduce<Form | undefined>((part, name) => member(part, name), form);
  }
  const [from = 0, to = 0] = linesAt(field);
  const lines = body.split('\n').slice(from, to);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** The same, with all of a part that the file leaves out: one field of it alone could not be saved. */
export function widened(file: string, words: Words, only: Only): Only {
  const whole = (field: string) => {
    const parts = namesIn(field).map((_, at, names) => names.slice(0, at + 1).join('.'));
    const isLeftOut = (part: string) =>
      shapeAtField(file, part)?.isOptional && isBlank(valueAtField(words, part));
    return isOfText(field) ? field : (parts.find(isLeftOut) ?? field);
  };
  return isNewEntry(only) ? only : [...new Set(fieldsIn(only).map(whole))].join();
}

/** Words, with what a form said of some fields. */
export function readOnly(file: string, words: Words, sent: FormData, only: Only): Words {
  return fieldsIn(only).reduce(
    ({ form, body }, field) =>
      isOfText(field)
        ? { form, body: changeLines(body, field, textOf(sent, field).trim()) }
        : {
            form: changeAt(form, namesIn(field), (part) => {
              const shape = shapeAtField(file, field);
              return shape ? readForm(shape, sent, field) : part;
            }),
            body,
          },
    words,
  );
}

/**
 * The same fields in other words: where an entry of a list, or lines of a text, have moved, where they are now.
 *
 * @returns undefined where they are no longer there
 */
export function followed(base: Words, now: Words, only: Only): Only | undefined {
  if (isNewEntry(only)) {
    const list = listOf(fieldsIn(only)[0] ?? '');
    return isDeepStrictEqual(valueAtField(base, list), valueAtField(now, list)) ? only : undefined;
  }
  const fields = fieldsIn(only).map((field) =>
    isOfText(field) ? followedLines(base, now, field) : followedEntry(base, now, field),
  );
  return fields.includes(undefined) ? undefined : fields.join();
}

function followedLines(base: Words, now: Words, field: string): string | undefined {
  const block = valueAtField(base, field);
  if (block === undefined || valueAtField(now, field) === block) return field;
  const [body, lines] = [`\n${now.body}\n`, `\n${block}\n`];
  const at = body.indexOf(lines);
  if (at < 0 || body.includes(lines, at + 1)) return undefined;
  const from = countLines(body.slice(0, at));
  return `body:${from}-${from + countLines(lines) - 1}`;
}

const countLines = (text: string) => text.split('\n').length - 1;

function followedEntry(base: Words, now: Words, field: string): string | undefined {
  const names = namesIn(field);
  const depth = names.findLastIndex((name) => /^\d+$/.test(name));
  if (depth < 0) return field;
  const list = names.slice(0, depth).join('.');
  const place = Number(names[depth]);
  const [were, are] = [base, now].map((words) => entries(valueAtField(words, list)));
  if (!were || !are || isDeepStrictEqual(were[place], are[place])) return field;
  const found = [...are.keys()].filter((at) => isDeepStrictEqual(are[at], were[place]));
  const [to] = found;
  if (to !== undefined && found.length === 1) return names.with(depth, String(to)).join('.');
  const isSame = (one: Form, at: number) => at === place || isDeepStrictEqual(one, are[at]);
  return were.length === are.length && were.every(isSame) ? field : undefined;
}

/** Words with what others say in some fields. @param there where these are in `words`: see {@link followed} */
export function withFields(words: Words, there: Only, others: Words, base: Words, only: Only) {
  const targets = fieldsIn(there);
  return fieldsIn(only).reduce(({ form, body }, field, at) => {
    const target = targets[at] ?? field;
    if (isOfText(field)) {
      return { form, body: changeLines(body, target, linesInstead(others.body, base.body, field)) };
    }
    const changed = changeAt(form, namesIn(target), (part) => valueAtField(others, field) ?? part);
    return { form: changed, body };
  }, words);
}

/** Whether two say the same in these fields; nothing else matters to who changes them alone. */
export function areSame(base: Words, now: Words, only: Only, there: Only): boolean {
  const targets = fieldsIn(there);
  return (
    isNewEntry(only) ||
    fieldsIn(only).every((field, at) =>
      isDeepStrictEqual(valueAtField(base, field), valueAtField(now, targets[at] ?? field)),
    )
  );
}

/** What stands in a text in place of some lines of another. */
function linesInstead(body: string, base: string, field: string): string {
  const [from = 0, to = 0] = linesAt(field);
  const typed = body.split('\n');
  return typed.slice(from, typed.length - (base.split('\n').length - to)).join('\n');
}

const namesIn = (field: string) => field.split('.').filter(Boolean);

/** Of a text: the first, and that after the last. */
export const linesAt = (field: string) => field.slice('body:'.length).split('-').map(Number);

/** An empty text takes the lines away, with the empty one after them. */
function changeLines(body: string, field: string, text: string): string {
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
  if (depth < 0 || isOfText(field)) return;
  const list = names.slice(0, depth).join('.');
  const shape = shapeAtField(file, list);
  const count = entries(valueAtField(words, list)).length;
  if (shape?.kind !== 'list') return;
  const place = Number(names[depth]);
  const moves = { up: place > 0, down: place < count - 1, drop: count > shape.least };
  const next = [...names.slice(0, depth), place + 1].join('.');
  const entry = names.slice(0, depth + 1).join('.');
  return { entry, moves, next: count < shape.most ? newEntryAt(next) : undefined };
}

/** Words with the new entry, if it is one: still empty, or the page that it is to be. */
export function withEntry(file: string, { form, body }: Words, only: Only, value?: string): Words {
  const [field = ''] = fieldsIn(only);
  const shape = shapeAtField(file, listOf(field));
  if (!isNewEntry(only) || shape?.kind !== 'list') return { form, body };
  const blank = (shape.item.kind === 'page' && value) || toForm(shape.item, undefined);
  const place = Number(namesIn(field).pop());
  const grown = changeAt(form, namesIn(listOf(field)), (list) =>
    entries(list).toSpliced(place, 0, blank),
  );
  return { form: grown, body };
}

const listOf = (field: string) => namesIn(field).slice(0, -1).join('.');
