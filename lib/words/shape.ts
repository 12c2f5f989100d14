import { z } from 'zod';
import { folderNamedAt } from '#lib/content/checks/references.ts';
import type { Folder } from '#lib/content/schema/schema.ts';
import { isFile, schemaOf } from './files.ts';

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
    /** The file of a photograph, or of a drawing where they are possible. */
    | { kind: 'picture'; drawings: boolean }
    | Text
  );

/** A photograph has its `alt` beside it; a drawing is written as its file alone. */
type Group = { kind: 'group'; fields: Record<string, Shape>; isPicture?: boolean };
type Text = { kind: 'text'; least: number; most: number; input: Input };

export type Input = 'text' | 'number' | 'date' | 'time' | 'icon';

/** Of a file of the content: the form of its fields. */
export function shapeOf(file: string): Shape {
  const room = isFile(file) ? file : (file.split('/')[0] ?? '');
  const known = shapes.get(room);
  if (known) return known;
  const json = z.toJSONSchema(schemaOf(file), { io: 'input', unrepresentable: 'any' });
  const shape = toShape(json as Json, { room, isOptional: false, at: [] });
  shapes.set(room, shape);
  return shape;
}

const shapes = new Map<string, Shape>();

/** `input` is what the schema says of a field beside its title and description. */
type Json = z.core.JSONSchema.BaseSchema;
type Where = { room: string; isOptional: boolean; at: readonly string[] };

function toShape(json: Json, { room, isOptional, at }: Where): Shape {
  const common = { label: json.title, hint: json.description, isOptional };
  const below = (part: unknown, name: string, optional = false) =>
    toShape(part as Json, { room, isOptional: optional, at: [...at, name] });
  const filled = json.anyOf?.find((one) => typeof one === 'object' && one.type !== 'null');

  if (json.input === 'portrait') return { ...common, kind: 'picture', drawings: true };
  if (json.input === 'picture') return { ...common, ...pictureWith(true) };
  if (json.input === 'photograph') return { ...common, ...pictureWith(false) };
  if (filled) return toShape(filled as Json, { room, isOptional, at });

  if (json.type === 'object') {
    const names = (json.propertyNames as Json | undefined)?.enum?.map(String);
    const fields: Record<string, unknown> =
      json.properties ??
      Object.fromEntries(names?.map((one) => [one, json.additionalProperties]) ?? []);
    if (!json.properties && !names) {
      const from = below(json.propertyNames, '#');
      const to = below(json.additionalProperties, '*');
      const item: Shape = { kind: 'group', fields: { from, to }, isOptional: false };
      return { ...common, kind: 'list', item, least: 0, most: longest, hasNames: true };
    }
    const entries = Object.entries(fields).map(([name, part]) => {
      const isOptional = !json.required?.includes(name);
      return [name, below(part, names ? '*' : name, isOptional)] as const;
    });
    return { ...common, kind: 'group', fields: Object.fromEntries(entries) };
  }
  if (json.type === 'array') {
    const [first] = json.prefixItems ?? [json.items];
    const item = first as Json;
    if (item.enum) return { ...common, kind: 'ticks', options: item.enum.map(String) };
    const [least, most] = [json.minItems ?? 0, json.maxItems ?? longest];
    return { ...common, kind: 'list', item: below(item, '*'), least, most };
  }
  if (json.type === 'boolean') return { ...common, kind: 'tick' };
  if (json.enum) return { ...common, kind: 'choice', options: json.enum.map(String) };
  const folder = folderNamedAt(room, at);
  if (folder) return { ...common, kind: 'page', folder };
  const { minLength: least = 1, maxLength: most = 10_000 } = json;
  return { ...common, kind: 'text', least, most, input: inputOf(json) };
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

function inputOf({ input, type, format }: Json): Input {
  if (input === 'time' || input === 'icon') return input;
  if (type === 'number' || type === 'integer') return 'number';
  return format === 'date' ? 'date' : 'text';
}
