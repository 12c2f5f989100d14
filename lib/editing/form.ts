import { isPhotograph } from '#lib/content/names.ts';
import type { Shape } from '#lib/content/shape.ts';
import { changeAt, shapeAt, valueAt } from '#lib/content/tree.ts';

/** What the fields of a form hold, in the order of its shape: texts, as a person types them. */
export type Form = string | boolean | readonly Form[] | { readonly [name: string]: Form };

/** @param data as it was read from a file; undefined for one that is to be written */
export function toForm(shape: Shape, data: unknown): Form {
  switch (shape.kind) {
    case 'group': {
      const group = Object(typeof data === 'string' && shape.picture ? { file: data } : data);
      return mapShapes(shape.fields, (part, name) => toForm(part, group[name]));
    }
    case 'list': {
      const named = () => Object.entries(Object(data)).map(([from, to]) => ({ from, to }));
      const items = Array.isArray(data) ? data : shape.named ? named() : [];
      const length = Math.max(items.length, shape.isOptional ? 0 : shape.least);
      return Array.from({ length }, (_, at) => toForm(shape.item, items[at]));
    }
    case 'ticks':
      return Array.isArray(data) ? data.map(String) : [];
    case 'tick':
      return data === true;
    default:
      return data === undefined || data === null ? '' : String(data);
  }
}

/** What the file is to say. What was left empty and may be left out is left out. */
export function fromForm(shape: Shape, form: Form | undefined): unknown {
  if (shape.isOptional && isBlank(form)) return undefined;
  switch (shape.kind) {
    case 'group': {
      const file = member(form, 'file');
      if (shape.picture === 'either' && !isPhotograph(String(file))) return file;
      return mapShapes(shape.fields, (part, name) => fromForm(part, member(form, name)));
    }
    case 'list': {
      const items = entries(form).filter((item) => !isBlank(item));
      const data = items.map((item) => fromForm(shape.item, item));
      if (!shape.named) return data;
      return Object.fromEntries(data.map((one) => [String(Object(one).from), Object(one).to]));
    }
    case 'ticks':
      return shape.options.filter((one) => entries(form).includes(one));
    case 'text': {
      const isNumber = shape.input === 'number' && form !== '' && !Number.isNaN(Number(form));
      return isNumber ? Number(form) : form;
    }
    default:
      return form;
  }
}

/** Without entries that nobody filled, and with as many empty ones as a list needs. */
export function tidy(shape: Shape, form: Form | undefined): Form {
  return toForm(shape, fromForm(shape, form));
}

export function isBlank(form: Form | undefined): boolean {
  if (typeof form === 'object') return Object.values(form).every(isBlank);
  return form === undefined || form === '' || form === false;
}

/** What a person sent. Its own names are never looked at, only those that the shape has. */
export function readForm(shape: Shape, sent: FormData, name: string): Form {
  return readPart(
    shape,
    Map.groupBy(sent, ([one]) => one),
    name,
  );
}

/** `FormData` looks through all at each question. */
type Sent = ReadonlyMap<string, readonly [name: string, value: FormDataEntryValue][]>;

function readPart(shape: Shape, sent: Sent, name: string): Form {
  const below = (part: Shape, key: string | number) =>
    readPart(part, sent, name ? `${name}.${key}` : String(key));
  switch (shape.kind) {
    case 'group':
      return mapShapes(shape.fields, below);
    case 'list': {
      const around = name && `${name}.`;
      const within = [...sent.keys()].filter((one) => one.startsWith(around));
      const places = within.map((one) => one.slice(around.length).split('.', 1).join());
      const { size } = new Set(places.filter((place) => /^\d+$/.test(place)));
      // One too many is told as a mistake; no page offers more.
      return Array.from({ length: Math.min(size, shape.most + 1) }, (_, at) =>
        below(shape.item, at),
      );
    }
    case 'ticks':
      return (sent.get(name) ?? []).map(([, value]) => String(value));
    case 'tick':
      return sent.has(name);
    default:
      return lineOf(sent.get(name)?.[0]?.[1]);
  }
}

/** A space that does not break stays. */
const lineOf = (value: FormDataEntryValue | undefined) =>
  plain(value)
    .replace(/[ \t\n]+/g, ' ')
    .trim();

/** With its lines, as files have them. */
export const textOf = (sent: FormData, name: string) => plain(sent.get(name));

const plain = (value: FormDataEntryValue | null | undefined) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').normalize('NFC') : '';

/** What a button beside an entry of a list does: `add` at the list's end, the others with the entry. */
export type Move = 'add' | 'drop' | 'up' | 'down';

export const isMove = (what: string): what is Move => ['add', 'drop', 'up', 'down'].includes(what);

/**
 * @param field of the list for `add`, else of its entry: `offer.items.2`
 * @returns the form, as it was if there is none, and the field that the entry is now
 */
export function moveIn(shape: Shape, form: Form, move: Move, field: string) {
  if (move === 'add') {
    const list = shapeAt(shape, field);
    const blank = list?.kind === 'list' ? toForm(list.item, undefined) : '';
    return { form: changeAt(form, field, (old) => [...entries(old), blank]), at: field };
  }
  const names = field.split('.');
  const from = Number(names.pop());
  const to = move === 'drop' ? from : Math.max(0, from + (move === 'up' ? -1 : 1));
  const moved = changeAt(form, names, (list) => {
    const items = [...entries(list)];
    const [item] = items.splice(from, 1);
    if (item !== undefined && move !== 'drop') items.splice(to, 0, item);
    return items;
  });
  return { form: moved, at: [...names, to].join('.') };
}

export function entries(form: Form | undefined): readonly Form[] {
  return Array.isArray(form) ? form : [];
}

/** @param field its name, from the form on */
export const member = (form: Form | undefined, field: string) =>
  valueAt(form, field) as Form | undefined;

function mapShapes<Value>(
  fields: Record<string, Shape>,
  change: (shape: Shape, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, change(shape, name)]),
  );
}
