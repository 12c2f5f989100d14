import { isDeepStrictEqual } from 'node:util';
import { entries, type Form, member } from './form.ts';
import { placeOf } from './labels.ts';
import type { Shape } from './shape.ts';
import type { Words } from './working-copy.ts';

/** A field that somebody else changed meanwhile. */
export type Change = { field: string; label: string; was: string; is: string };

/** What a person typed, with what another saved meanwhile wherever they changed nothing themselves. */
export function mergeWords(base: Words, typed: Words, now: Words): Words {
  return {
    form: merge(base.form, typed.form, now.form),
    body: typed.body === base.body ? now.body : typed.body,
  };
}

function merge(base: Form, typed: Form, now: Form): Form {
  if (isDeepStrictEqual(base, typed)) return now;
  if (isDeepStrictEqual(base, now)) return typed;
  const all = [base, typed, now];
  // An entry that one added or moved is no longer the same entry.
  const isList = all.every((one) => Array.isArray(one) && one.length === entries(typed).length);
  if (isList) {
    return entries(typed).map((one, at) => {
      return merge(entries(base)[at] ?? '', one, entries(now)[at] ?? '');
    });
  }
  if (all.some((one) => typeof one !== 'object' || Array.isArray(one))) return typed;
  return Object.fromEntries(
    Object.entries(typed).map(([name, one]) => [
      name,
      merge(member(base, name) ?? '', one, member(now, name) ?? ''),
    ]),
  );
}

export function changesBetween(shape: Shape, was: Words, is: Words): Change[] {
  const changes = compare(shape, was.form, is.form, []).map((change) => ({
    ...change,
    label: placeOf(shape, change.field) || 'Entries',
  }));
  if (was.body === is.body) return changes;
  return [...changes, { field: 'body', label: 'Text', was: was.body, is: is.body }];
}

function compare(shape: Shape, was: Form, is: Form, at: string[]): Omit<Change, 'label'>[] {
  if (isDeepStrictEqual(was, is)) return [];
  const below = (name: string, part: Shape) =>
    compare(part, member(was, name) ?? '', member(is, name) ?? '', [...at, name]);
  if (shape.kind === 'group') {
    return Object.entries(shape.fields).flatMap(([name, part]) => below(name, part));
  }
  if (shape.kind === 'list' && entries(was).length === entries(is).length) {
    return entries(is).flatMap((_, index) => below(String(index), shape.item));
  }
  return [{ field: at.join('.'), was: inWords(was), is: inWords(is) }];
}

function inWords(form: Form): string {
  if (typeof form === 'boolean') return form ? 'yes' : 'no';
  if (typeof form === 'string') return form;
  return Object.values(form).map(inWords).filter(Boolean).join(' · ');
}
