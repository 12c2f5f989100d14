import { z } from 'zod';
import type { Path } from './source.ts';

/** JSON Schema, with what `.meta()` says of a field. */
export type Form = {
  [Text in 'type' | 'format' | 'title' | 'description']?: string;
} & {
  [Bound in 'minLength' | 'maxLength' | 'minItems' | 'maxItems']?: number;
} & {
  enum?: unknown[];
  required?: string[];
  items?: Form;
  prefixItems?: Form[];
  properties?: Record<string, Form>;
  additionalProperties?: Form | false;
  propertyNames?: Form;
  anyOf?: Form[];
  /** Of the editor's control. */
  input?: 'drawing' | 'icon' | 'photograph' | 'picture' | 'portrait' | 'time';
  /** A text is the name of a page's file there. */
  page?: 'services' | 'industries' | 'projects';
};

const made = new WeakMap<z.ZodType, Form>();

/** What a schema says of its fields. */
export function formOf(schema: z.ZodType): Form {
  const form = made.get(schema) ?? toForm(schema);
  made.set(schema, form);
  return form;
}

const toForm = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Form;

/** The form of a value within one of that form; a group's, where a text could stand in its place. */
export function formAt(form: Form, path: Path): Form | undefined {
  const at = path.reduce<Form | undefined>((around, key) => around && partOf(around, key), form);
  return at && groupOf(at);
}

const groupOf = (form: Form) => form.anyOf?.find(({ type }) => type === 'object') ?? form;

function partOf(form: Form, key: PropertyKey): Form | undefined {
  const { properties, prefixItems, items, additionalProperties } = groupOf(form);
  const part = properties?.[String(key)] ?? prefixItems?.[Number(key)] ?? items;
  return part ?? (additionalProperties || undefined);
}

type Field = { path: Path; form: Form; value: unknown };

/** Every value that has a form, from the outermost; names that are written in the content, too. */
export function fieldsIn(form: Form, data: unknown, path: Path = []): Field[] {
  const kind = typeof data === 'object' ? 'object' : 'string';
  const option = form.anyOf?.find(({ type }) => type === kind);
  const parts = typeof data === 'object' && !option ? Object.entries(data ?? {}) : [];
  const inner = parts.flatMap(([name, value]) => {
    const key = Array.isArray(data) ? Number(name) : name;
    const [at, below] = [[...path, key], partOf(form, key)];
    const named = form.propertyNames && { path: at, form: form.propertyNames, value: name };
    return [...(named ? [named] : []), ...(below ? fieldsIn(below, value, at) : [])];
  });
  return [{ path, form, value: data }, ...(option ? fieldsIn(option, data, path) : inner)];
}
