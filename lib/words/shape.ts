import { type Form, formOf } from '#lib/content/schema/form.ts';
import type { Folder } from '#lib/content/schema/schema.ts';
import { schemaOf } from './files.ts';

type Common = {
  label?: string | undefined;
  hint?: string | undefined;
  /** It may be left out. */
  isOptional: boolean;
};

/** What the form asks for, made of the schema: the editor knows nothing of its own on fields. */
export type Shape = Common &
  (
    | { kind: 'group'; fields: Record<string, Shape> }
    | { kind: 'list'; item: Shape; least: number; most: number }
    /** Entries whose names are written, too. */
    | { kind: 'pairs'; name: Shape; value: Shape }
    | { kind: 'ticks'; options: readonly string[] }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'tick' }
    /** The name of a page's file. */
    | { kind: 'page'; folder: Folder }
    /** A photograph with what one sees, or a drawing where they are possible. */
    | { kind: 'picture'; drawings: boolean; alt: boolean }
    | { kind: 'text'; least: number; most: number; input: Input }
  );

export type Input = 'text' | 'number' | 'date' | 'time' | 'icon';

/** Of a file of the content: the form of its fields. */
export function shapeOf(file: string): Shape {
  const schema = schemaOf(file);
  const shape = shapes.get(schema) ?? toShape(formOf(schema), false);
  shapes.set(schema, shape);
  return shape;
}

const shapes = new Map<object, Shape>();

function toShape(form: Form, isOptional: boolean): Shape {
  const common = { label: form.title, hint: form.description, isOptional };
  const filled = form.anyOf?.find(({ type }) => type !== 'null');

  if (form.input === 'portrait') return { ...common, kind: 'picture', drawings: true, alt: false };
  if (form.input === 'picture') return { ...common, kind: 'picture', drawings: true, alt: true };
  if (form.input === 'photograph')
    return { ...common, kind: 'picture', drawings: false, alt: true };
  if (filled) return toShape(filled, isOptional);

  if (form.type === 'object') {
    const { propertyNames = {}, additionalProperties, required } = form;
    const value = additionalProperties || {};
    const fields: Record<string, Form> | undefined =
      form.properties ??
      (propertyNames.enum && Object.fromEntries(propertyNames.enum.map((one) => [one, value])));
    if (!fields) {
      const [name, each] = [toShape(propertyNames, false), toShape(value, false)];
      return { ...common, kind: 'pairs', name, value: each };
    }
    const entries = Object.entries(fields).map(
      ([name, field]) => [name, toShape(field, !required?.includes(name))] as const,
    );
    return { ...common, kind: 'group', fields: Object.fromEntries(entries) };
  }
  if (form.type === 'array') {
    const item = form.prefixItems?.[0] ?? form.items ?? {};
    if (item.enum) return { ...common, kind: 'ticks', options: item.enum.map(String) };
    const [least, most] = [form.minItems ?? 0, form.maxItems ?? 1000];
    return { ...common, kind: 'list', item: toShape(item, false), least, most };
  }
  if (form.type === 'boolean') return { ...common, kind: 'tick' };
  if (form.enum) return { ...common, kind: 'choice', options: form.enum.map(String) };
  if (form.page) return { ...common, kind: 'page', folder: form.page };
  const { minLength: least = 1, maxLength: most = 10_000 } = form;
  return { ...common, kind: 'text', least, most, input: inputOf(form) };
}

function inputOf({ input, type, format }: Form): Input {
  if (input === 'time' || input === 'icon') return input;
  if (type === 'number' || type === 'integer') return 'number';
  return format === 'date' ? 'date' : 'text';
}
