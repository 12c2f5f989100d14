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

  if (json.input === 'portrait') return { ...common, kind: 'picture', drawings: true, alt: false };
  if (json.input === 'picture') return { ...common, kind: 'picture', drawings: true, alt: true };
  if (json.input === 'photograph')
    return { ...common, kind: 'picture', drawings: false, alt: true };
  if (filled) return toShape(filled as Json, { room, isOptional, at });

  if (json.type === 'object') {
    const names = (json.propertyNames as Json | undefined)?.enum?.map(String);
    const fields: Record<string, unknown> =
      json.properties ??
      Object.fromEntries(names?.map((one) => [one, json.additionalProperties]) ?? []);
    if (!json.properties && !names) {
      const name = below(json.propertyNames, '#');
      return { ...common, kind: 'pairs', name, value: below(json.additionalProperties, '*') };
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
    const [least, most] = [json.minItems ?? 0, json.maxItems ?? 1000];
    return { ...common, kind: 'list', item: below(item, '*'), least, most };
  }
  if (json.type === 'boolean') return { ...common, kind: 'tick' };
  if (json.enum) return { ...common, kind: 'choice', options: json.enum.map(String) };
  const folder = folderNamedAt(room, at);
  if (folder) return { ...common, kind: 'page', folder };
  const { minLength: least = 1, maxLength: most = 10_000 } = json;
  return { ...common, kind: 'text', least, most, input: inputOf(json) };
}

function inputOf({ input, type, format }: Json): Input {
  if (input === 'time' || input === 'icon') return input;
  if (type === 'number' || type === 'integer') return 'number';
  return format === 'date' ? 'date' : 'text';
}
