import { isDeepStrictEqual } from 'node:util';
import { type Form, member } from './form.ts';
import type { Words } from './working-copy.ts';

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
  const names = Object.keys(Object(typed));
  // An entry that one added or moved is no longer the same entry.
  const isSame = (one: Form) =>
    typeof one === 'object' && isDeepStrictEqual(Object.keys(one), names);
  if (![base, typed, now].every(isSame)) return typed;
  const parts = names.map((name): [string, Form] => [
    name,
    merge(member(base, name) ?? '', member(typed, name) ?? '', member(now, name) ?? ''),
  ]);
  return Array.isArray(typed) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
