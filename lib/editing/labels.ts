import type { Mistake } from '#lib/content/mistakes.ts';
import { entryOf, fileOf, isFile, schemaOf } from '#lib/content/schema.ts';
import { type Shape, shapeOf } from '#lib/content/shape.ts';
import { mapTexts, shapeAt } from '#lib/content/tree.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { dataIn, nameIn, titleIn } from './files.ts';
import { entries, type Form, member } from './form.ts';

/** What the editor calls a field. */
export function labelOf(name: string, { label }: Pick<Shape, 'label'>): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields of a group, or the entries of a list. @param name of the field that it is */
export function partsOf(shape: Shape, form: Form, name: string) {
  const partOf = (key: string | number, part: Shape, value: Form = '') => {
    const label = typeof key === 'number' ? `${key + 1}` : labelOf(key, part);
    return { shape: part, form: value, name: name ? `${name}.${key}` : `${key}`, label };
  };
  if (shape.kind === 'list') return entries(form).map((one, at) => partOf(at, shape.item, one));
  const fields = shape.kind === 'group' ? Object.entries(shape.fields) : [];
  return fields.map(([key, part]) => partOf(key, part, member(form, key)));
}

/** What the editor calls what can be chosen. */
export const optionName = ({ names }: Extract<Shape, { kind: 'choice' }>, option: string) =>
  labelOf(option, { label: names?.[option] });

/**
 * Where a field of a file stands, `Offer, 3, Title`; where its words are known, an entry that says something is called
 * by it, `Web design: Title`. `body:3-5` are lines of the text.
 */
export function fieldName(
  file: string,
  field: string,
  words?: WordFiles,
  form = (words && dataIn(words, file)) as Form | undefined,
): string {
  if (/^body(:|$)/.test(field)) return 'Text';
  if (field === '') return 'All of it';
  if (!schemaOf(file)) return field;
  const names = field.split('.');
  const shape = shapeOf(file);
  const entry = names.map((name, at) => {
    const path = names.slice(0, at + 1).join('.');
    const part = /^\d+$/.test(name) && shapeAt(shape, path);
    const said = member(form, path);
    return part && words && typeof said === 'object' && textsIn(called(words, part, said))[0];
  });
  const depth = entry.findLastIndex(Boolean);
  const labels = labelsAt(shape, names).slice(depth + 1);
  const place = labels.filter(Boolean).join(', ');
  return [entry[depth], place].filter(Boolean).join(': ') || field;
}

/** Of a field alone: that of the list for an entry that is no group. */
export function labelAt(file: string, field: string): string {
  const labels = labelsAt(shapeOf(file), field.split('.'));
  return labels.findLast((label) => !/^\d*$/.test(label)) ?? field;
}

/** Of each part of the name, empty where the shape has none. */
function labelsAt(shape: Shape, names: readonly string[]): string[] {
  return names.map((name, at) => {
    const part = shapeAt(shape, names.slice(0, at + 1));
    // What the file names itself is called so where it is not in a form.
    const label = /^\d+$/.test(name) ? String(Number(name) + 1) : name;
    const isNamed = part && shapeAt(shape, names.slice(0, at))?.kind === 'group';
    return isNamed ? labelOf(name, part) : part ? label : '';
  });
}

/** What a part of a form is recognized by: its name, and what stands beside it. */
export const firstWords = (words: WordFiles, shape: Shape, form: Form) =>
  textsIn(called(words, shape, form))
    .slice(0, 2)
    .join(' · ')
    .slice(0, 70);

/** With the names of pages in place of the ends of their addresses. */
const called = (words: WordFiles, shape: Shape, form: Form) =>
  mapTexts(form, (text, path) => {
    const part = shapeAt(shape, path);
    return part?.kind === 'page' && text ? nameIn(words, fileOf(part.folder, text)) : text;
  }) as Form;

function textsIn(form: Form): string[] {
  if (typeof form === 'boolean' || form === '') return [];
  if (typeof form === 'string') return [form.slice(0, 60)];
  const parts = Object.entries(Object(form) as Record<string, Form>).sort(
    ([one], [other]) => rank(one) - rank(other),
  );
  return parts.flatMap(([, part]) => textsIn(part).slice(0, 2).join(' · ') || []);
}

const rank = (name: string) => (['title', 'name', 'label', 'slug'].includes(name) ? 0 : 1);

/** Mistakes in words for whoever sees the form of a file: by the names of its fields, and the rest. */
export function fieldProblems(file: string, form: Form, mistakes: readonly Mistake[]) {
  const problems = new Map<string, readonly string[]>();
  const rest: string[] = [];
  for (const { path, text, says, file: where } of mistakes) {
    const field = path ? inForm(form, path.map(String)).join('.') : ofText(file);
    if (field && where === file && (!path || member(form, field) !== undefined)) {
      problems.set(field, [...(problems.get(field) ?? []), says ? `This ${says}` : text]);
    } else rest.push(text);
  }
  return { problems, rest };
}

/** What has no field is said of the text, where the file has one. */
const ofText = (file: string) => (file.endsWith('.md') ? 'body' : '');

/** A form lists what a file names: `serviceFits.SEO` is `serviceFits.2`. */
function inForm(form: Form | undefined, [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return [];
  const at = entries(form).findIndex((entry) => member(entry, 'from') === name);
  // Of two texts, where the first leads is wrong.
  const isOfValue = rest.length > 0 || typeof member(form ?? '', `${at}.to`) === 'string';
  const place = at < 0 ? [name] : [String(at), isOfValue ? 'to' : 'from'];
  return [...place, ...inForm(member(form, place.join('.')), rest)];
}

/** A mistake as people at the desk know the site: fields by their labels, files by their titles. */
export function toldPlainly(files: WordFiles, mistake: Mistake): Mistake {
  const { file, path, says, text } = mistake;
  const named = (words: string) =>
    words.replace(/(?<![\w-])[\w-]+(?:\/[\w-]+)?\.(?:yaml|md)\b/g, (name) =>
      isFile(name) || entryOf(name) ? titleIn(files, name).replace(/^The /, 'the ') : name,
    );
  if (!path || !says) return { ...mistake, text: named(text) };
  const field = path.map(String).join('.');
  return { ...mistake, text: named(`${fieldName(file, field)} ${says}`), says: named(says) };
}
