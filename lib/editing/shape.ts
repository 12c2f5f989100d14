import { type JsonSchema as Form, jsonSchemaOf as formOf } from '#lib/content/json-schema.ts';
import { type Folder, schemaOf } from '#lib/content/schema.ts';

type Common = {
  label?: string | undefined;
  hint?: string | undefined;
  /** It may be left out. */
  isOptional: boolean;
};

/** What the form asks for, made of the schema: the editor knows nothing of its own on fields. */
export type Shape = Common &
  (
    | Group
    | {
        kind: 'list';
        item: Shape;
        least: number;
        most: number;
        /** In the file a group whose names are written, too: the form lists `from` and `to`. */
        hasNames?: boolean;
      }
    | { kind: 'ticks'; options: readonly string[] }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'tick' }
    /** The name of a page's file. */
    | { kind: 'page'; folder: Folder }
    | { kind: 'drawing' }
    /** The file of a photograph, or of a drawing where they are possible. */
    | { kind: 'picture'; drawings: boolean }
    | Text
  );

/** A photograph has its `alt` beside it; a drawing is written as its file alone. */
type Group = { kind: 'group'; fields: Record<string, Shape>; isPicture?: boolean };
type Text = { kind: 'text'; least: number; most: number; input: Input };

type Input = 'text' | 'number' | 'date' | 'time' | 'icon';

/** Of a file of the content: the form of its fields. @throws for what is none */
export function shapeOf(file: string): Shape {
  const schema = schemaOf(file);
  if (!schema) throw new Error(`${file} is no file of the content`);
  const shape = shapes.get(schema) ?? toShape(formOf(schema), false);
  shapes.set(schema, shape);
  return shape;
}

const shapes = new Map<object, Shape>();

function toShape(form: Form, isOptional: boolean): Shape {
  const common = { label: form.title, hint: form.description, isOptional };
  const filled = form.anyOf?.find(({ type }) => type !== 'null');

  if (form.input === 'drawing') return { ...common, kind: 'drawing' };
  if (form.input === 'portrait') return { ...common, kind: 'picture', drawings: true };
  if (form.input === 'picture') return { ...common, ...pictureWith(true) };
  if (form.input === 'photograph') return { ...common, ...pictureWith(false) };
  if (filled) return toShape(filled, isOptional);

  if (form.type === 'object') {
    const { propertyNames = {}, additionalProperties, required } = form;
    const value = additionalProperties || {};
    const fields: Record<string, Form> | undefined =
      form.properties ??
      (propertyNames.enum && Object.fromEntries(propertyNames.enum.map((one) => [one, value])));
    if (!fields) {
      const named = { from: toShape(propertyNames, false), to: toShape(value, false) };
      const item: Shape = { kind: 'group', fields: named, isOptional: false };
      return { ...common, kind: 'list', item, least: 0, most: longest, hasNames: true };
    }
    const entries = Object.entries(fields).map(
      ([name, field]) => [name, toShape(field, !required?.includes(name))] as const,
    );
    return { ...common, kind: 'group', fields: Object.fromEntries(entries) };
  }
  if (form.type === 'array') {
    const item = form.prefixItems?.[0] ?? form.items ?? {};
    if (item.enum) return { ...common, kind: 'ticks', options: item.enum.map(String) };
    const [least, most] = [form.minItems ?? 0, form.maxItems ?? longest];
    return { ...common, kind: 'list', item: toShape(item, false), least, most };
  }
  if (form.type === 'boolean') return { ...common, kind: 'tick' };
  if (form.enum) return { ...common, kind: 'choice', options: form.enum.map(String) };
  if (form.page) return { ...common, kind: 'page', folder: form.page };
  const { minLength: least = 1, maxLength: most = 10_000 } = form;
  return { ...common, kind: 'text', least, most, input: inputOf(form) };
}

/** More entries than any list has. */
export const longest = 1000;

function pictureWith(drawings: boolean): Group {
  const hint = 'In a sentence, for those who cannot see it. Needed for every photograph.';
  const text: Text = { kind: 'text', least: 1, most: longest, input: 'text' };
  const file: Shape = { kind: 'picture', label: 'Picture', drawings, isOptional: false };
  const alt: Shape = { ...text, label: 'What one sees', hint, isOptional: false };
  return { kind: 'group', fields: { file, alt }, isPicture: true };
}

function inputOf({ input, type, format }: Form): Input {
  if (input === 'time' || input === 'icon') return input;
  if (type === 'number' || type === 'integer') return 'number';
  return format === 'date' ? 'date' : 'text';
}
