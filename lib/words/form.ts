import { isPhotograph } from '#lib/content/names.ts';
import type { Path } from '#lib/content/source.ts';
import type { Shape } from './shape.ts';

/** What the fields of a form hold, in the order of its shape: texts, as a person types them. */
export type Form = string | boolean | readonly Form[] | { readonly [name: string]: Form };

/** @param data as it was read from a file; undefined for one that is to be written */
export function toForm(shape: Shape, data: unknown): Form {
  switch (shape.kind) {
    case 'group': {
      const group = Object(data);
      return mapFields(shape.fields, (part, name) => toForm(part, group[name]));
    }
    case 'list': {
      const items = Array.isArray(data) ? data : [];
      const length = Math.max(items.length, shape.isOptional && !data ? 0 : shape.least);
      return Array.from({ length }, (_, at) => toForm(shape.item, items[at]));
    }
    case 'pairs':
      return Object.entries(Object(data)).map(([name, value]) => ({
        name,
        value: toForm(shape.value, value),
      }));
    case 'picture': {
      const { file, alt } = Object(typeof data === 'string' ? { file: data } : data);
      return { file: String(file ?? ''), alt: String(alt ?? '') };
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
    case 'group':
      return mapFields(shape.fields, (part, name) => fromForm(part, member(form, name)));
    case 'list':
      return entries(form)
        .filter((item) => !isBlank(item))
        .map((item) => fromForm(shape.item, item));
    case 'pairs':
      return Object.fromEntries(
        entries(form)
          .filter((item) => !isBlank(item))
          .map((item) => [
            String(member(item, 'name')),
            fromForm(shape.value, member(item, 'value')),
          ]),
      );
    case 'picture': {
      const [file, alt] = [member(form, 'file'), member(form, 'alt')];
      const isName = !shape.alt || (shape.drawings && !isPhotograph(String(file)));
      return isName ? file : { file, alt };
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

/** The name of the field that a path of the file leads to. */
export function fieldAt(shape: Shape, form: Form, path: Path): string {
  const [first, ...rest] = path;
  if (first === undefined || shape.kind === 'picture') return '';
  const join = (name: string, below: string) => (below ? `${name}.${below}` : name);
  if (shape.kind === 'group') {
    const [name, part] = [String(first), shape.fields[String(first)]];
    return part ? join(name, fieldAt(part, member(form, name) ?? '', rest)) : '';
  }
  if (shape.kind === 'list') {
    const item = member(form, String(first)) ?? '';
    return join(String(first), fieldAt(shape.item, item, rest));
  }
  if (shape.kind !== 'pairs') return '';
  const at = entries(form).findIndex((item) => member(item, 'name') === first);
  const value = member(member(form, String(at)), 'value') ?? '';
  return rest.length > 0 ? `${at}.${join('value', fieldAt(shape.value, value, rest))}` : `${at}`;
}

export function entries(form: Form | undefined): readonly Form[] {
  return Array.isArray(form) ? form : [];
}

export function member(form: Form | undefined, name: string): Form | undefined {
  return typeof form === 'object' && Object.hasOwn(form, name)
    ? Reflect.get(form, name)
    : undefined;
}

export function mapFields<Value>(
  fields: Record<string, Shape>,
  change: (shape: Shape, name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, change(shape, name)]),
  );
}
