import { z } from 'zod';
import type { Path } from './source.ts';

/** JSON Schema, with what `.meta()` says of a field. */
export type JsonSchema = {
  [Text in 'type' | 'format' | 'title' | 'description']?: string;
} & {
  [Bound in 'minLength' | 'maxLength' | 'minItems' | 'maxItems']?: number;
} & {
  enum?: unknown[];
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | false;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  /** Of the editor's control. */
  input?: 'drawing' | 'icon' | 'photograph' | 'picture' | 'portrait' | 'time';
  /** A text is the name of a page's file there. */
  page?: 'services' | 'industries' | 'projects';
};

const made = new WeakMap<z.ZodType, JsonSchema>();

/** What a schema says of its fields. */
export function jsonSchemaOf(type: z.ZodType): JsonSchema {
  const schema = made.get(type) ?? toJsonSchema(type);
  made.set(type, schema);
  return schema;
}

const toJsonSchema = (type: z.ZodType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** That of a value within one that has this; a group's, where a text could stand in its place. */
export function schemaAt(schema: JsonSchema, path: Path): JsonSchema | undefined {
  const at = path.reduce<JsonSchema | undefined>(
    (around, key) => around && partOf(around, key),
    schema,
  );
  return at && groupOf(at);
}

const groupOf = (schema: JsonSchema) =>
  schema.anyOf?.find(({ type }) => type === 'object') ?? schema;

function partOf(schema: JsonSchema, key: PropertyKey): JsonSchema | undefined {
  const { properties, prefixItems, items, additionalProperties } = groupOf(schema);
  const part = properties?.[String(key)] ?? prefixItems?.[Number(key)] ?? items;
  return part ?? (additionalProperties || undefined);
}

type Field = { path: Path; schema: JsonSchema; value: unknown };

/** Every value that has a schema, from the outermost; names that are written in the content, too. */
export function fieldsIn(schema: JsonSchema, data: unknown, path: Path = []): Field[] {
  const kind = typeof data === 'object' ? 'object' : 'string';
  const option = schema.anyOf?.find(({ type }) => type === kind);
  const parts = typeof data === 'object' && !option ? Object.entries(data ?? {}) : [];
  const inner = parts.flatMap(([name, value]) => {
    const key = Array.isArray(data) ? Number(name) : name;
    const [at, below] = [[...path, key], partOf(schema, key)];
    const named = schema.propertyNames && { path: at, schema: schema.propertyNames, value: name };
    return [...(named ? [named] : []), ...(below ? fieldsIn(below, value, at) : [])];
  });
  return [{ path, schema, value: data }, ...(option ? fieldsIn(option, data, path) : inner)];
}
