import { z } from 'zod';
import { perObject } from '#lib/base/per-object.ts';
import { type Folder, schemaOf } from './schema.ts';

type Common = {
  label?: string | undefined;
  hint?: string | undefined;
  /** It may be left out. */
  isOptional: boolean;
};

/** What the schema says of a field: all that the checks and the editor's forms know of it. */
export type Shape = Common &
  (
    | Group
    | {
        kind: 'list';
        item: Shape;
        least: number;
        most: number;
        /** In the file a group whose names are written, too: the form lists `from` and `to`. */
        named?: { from: Shape; to: Shape };
      }
    | { kind: 'ticks'; options: readonly string[] }
    /** Some options have names of their own. */
    | { kind: 'choice'; options: readonly string[]; names?: Record<string, string> | undefined }
    | { kind: 'tick' }
    /** The name of a page's file. */
    | { kind: 'page'; folder: Folder }
    | { kind: 'drawing' }
    /** The file of a photograph, or of a drawing where they are possible. */
    | { kind: 'picture'; drawings: boolean }
    | Text
  );

/** A photograph has its `alt` beside it; a drawing, where one is possible, is written as its file alone. */
type Group = { kind: 'group'; fields: Record<string, Shape>; picture?: 'photograph' | 'either' };
/** `isWords`: of a page, not a value. */
type Text = { kind: 'text'; most: number; input: Input; isWords: boolean };

type Input = 'text' | 'number' | 'date' | 'time' | 'icon';

/** Of a file of the content. @throws for what is none */
export function shapeOf(file: string): Shape {
  const schema = schemaOf(file);
  if (!schema) throw new Error(`${file} is no file of the content`);
  return shapeOfSchema(schema);
}

const shapeOfSchema = perObject('shapes', (schema: z.ZodType) => toShape(toJson(schema), false));

/** The shape of a field of a group, or of an entry of a list. */
export function partOf(shape: Shape, name: string): Shape | undefined {
  if (shape.kind === 'group') return shape.fields[name];
  return shape.kind === 'list' ? shape.item : undefined;
}

/** JSON Schema, with what `.meta()` says of a field. */
type Json = { [Text in 'type' | 'format' | 'title' | 'description']?: string } & {
  [Bound in 'maxLength' | 'minItems' | 'maxItems']?: number;
} & {
  enum?: unknown[];
  names?: Record<string, string>;
  required?: string[];
  items?: Json;
  prefixItems?: Json[];
  properties?: Record<string, Json>;
  additionalProperties?: Json | false;
  propertyNames?: Json;
  anyOf?: Json[];
  /** Of the editor's control. */
  input?: 'drawing' | 'file' | 'icon' | 'photograph' | 'picture' | 'portrait' | 'time';
  /** A text is shown as it stands: see marks.ts. */
  words?: boolean;
  /** A text is the name of a page's file there. */
  page?: 'services' | 'industries' | 'projects';
};

const toJson = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

function toShape(json: Json, isOptional: boolean): Shape {
  const common = { label: json.title, hint: json.description, isOptional };
  const filled = json.anyOf?.find(({ type }) => type === 'object');
  if (filled) {
    const shape = { ...toShape(filled, isOptional), ...common };
    const isEither = json.input === 'picture' && shape.kind === 'group';
    return isEither ? { ...shape, picture: 'either' } : shape;
  }
  if (json.input === 'drawing') return { ...common, kind: 'drawing' };
  if (json.input === 'portrait' || json.input === 'file') {
    return { ...common, kind: 'picture', drawings: json.input === 'portrait' };
  }
  if (json.type === 'object') {
    const { properties, propertyNames = {}, additionalProperties, required } = json;
    if (!properties) {
      const from = toShape(propertyNames, false);
      const to = toShape(additionalProperties || {}, false);
      if (from.kind === 'choice') {
        const fields = Object.fromEntries(from.options.map((name) => [name, to]));
        return { ...common, kind: 'group', fields };
      }
      const item: Shape = { kind: 'group', fields: { from, to }, isOptional: false };
      return { ...common, kind: 'list', item, least: 0, most: 1000, named: { from, to } };
    }
    const entries = Object.entries(properties).map(
      ([name, field]) => [name, toShape(field, !required?.includes(name))] as const,
    );
    const picture = json.input === 'photograph' && ({ picture: 'photograph' } as const);
    return { ...common, kind: 'group', fields: Object.fromEntries(entries), ...picture };
  }
  if (json.type === 'array') {
    const item = json.prefixItems?.[0] ?? json.items ?? {};
    if (item.enum) return { ...common, kind: 'ticks', options: item.enum.map(String) };
    const { minItems: least = 0, maxItems: most = longest.list } = json;
    return { ...common, kind: 'list', item: toShape(item, false), least, most };
  }
  if (json.type === 'boolean') return { ...common, kind: 'tick' };
  if (json.enum) {
    return { ...common, kind: 'choice', options: json.enum.map(String), names: json.names };
  }
  if (json.page) return { ...common, kind: 'page', folder: json.page };
  const { maxLength: most = 10_000, words: isWords = false } = json;
  return { ...common, kind: 'text', most, input: inputOf(json), isWords };
}

/** Entries of a list that says no number, and characters of such a text. */
export const longest = { list: 100, text: 1000 };

function inputOf({ input, type, format }: Json): Input {
  if (input === 'time' || input === 'icon') return input;
  if (type === 'number' || type === 'integer') return 'number';
  return format === 'date' ? 'date' : 'text';
}
