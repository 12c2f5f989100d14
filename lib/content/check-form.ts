import { z } from 'zod';
import type { Mistake } from './mistakes.ts';
import { nearest, suggestion } from './nearest.ts';
import { type Path, type Source, valueAt } from './source.ts';

/** Whether a file has the form of its schema: its fields, their kinds and lengths. */
export function checkForm(schema: z.ZodType, source: Source): Mistake[] {
  const result = schema.safeParse(source.data);
  if (result.success) return [];
  const issues = result.error.issues.flatMap(ofMeant).filter(isOwn);
  const misspelled = findMisspelled(source, issues);
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownFields(schema, source, issue, misspelled)
      : inWords(schema, source, issue, misspelled),
  );
}

type Issue = z.core.$ZodIssue;

/** Where one of several forms is possible, what is wrong with the one that was meant. */
function ofMeant(issue: Issue): Issue[] {
  const forms = issue.code === 'invalid_union' ? issue.errors : [];
  const isOther = ({ code, path }: Issue) => code === 'invalid_type' && path.length === 0;
  const meant = forms.find((issues) => !issues.some(isOther));
  return meant?.map((one) => ({ ...one, path: [...issue.path, ...one.path] })) ?? [issue];
}

/** A value of another kind has no length. */
function isOwn({ code, path }: Issue, _: number, issues: readonly Issue[]): boolean {
  const isLength = code === 'too_small' || code === 'too_big';
  return !(
    isLength &&
    issues.some((one) => one.code === 'invalid_type' && String(one.path) === String(path))
  );
}

type Unknown = Extract<Issue, { code: 'unrecognized_keys' }>;

/** Missing fields, by their paths, and the unknown names that were meant for them. */
function findMisspelled({ data }: Source, issues: readonly Issue[]) {
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const meant = new Map<string, string>();
  for (const { path } of issues) {
    const around = path.slice(0, -1);
    const beside = unknown.find((one) => String(one.path) === String(around))?.keys ?? [];
    const name = valueAt(data, path) === undefined && nearest(String(path.at(-1)), beside);
    if (name) meant.set(String(path), name);
  }
  return meant;
}

function unknownFields(
  schema: z.ZodType,
  { file, data, lineOf }: Source,
  { keys, path }: Unknown,
  misspelled: ReadonlyMap<string, string>,
): Mistake[] {
  const known = fieldsAt(schema, path);
  const there = Object.keys(Object(valueAt(data, path)));
  const free = known.filter((name) => !there.includes(name));
  return keys
    .filter(
      (key) =>
        ![...misspelled].some(
          ([at, name]) => name === key && at === String([...path, ...at.split(',').slice(-1)]),
        ),
    )
    .map((key) => {
      const at = [...path, key];
      const name = nearest(key, free);
      return {
        file,
        line: lineOf(at),
        path: at,
        text: `${inField(at)} is not a field${suggestion(key, known) || `: the fields here are ${known.join(', ')}`}`,
        ...(name && { rename: { typed: key, name } }),
      };
    });
}

function inWords(
  schema: z.ZodType,
  { file, data, lineOf }: Source,
  issue: Issue,
  misspelled: ReadonlyMap<string, string>,
): Mistake[] {
  const { path } = issue;
  const name = inField(path);
  const value = valueAt(data, path);
  const meant = misspelled.get(String(path));
  if (meant) {
    const typed = [...path.slice(0, -1), meant];
    return [
      {
        file,
        line: lineOf(typed),
        path,
        text: `${name} is missing; did "${meant}" mean it?`,
        rename: { typed: meant, name: String(path.at(-1)) },
      },
    ];
  }
  const at = (text: string) => [{ file, line: lineOf(path), path, text }];
  if (value === undefined) {
    return at(
      issue.code === 'custom' && issue.message !== 'Invalid input'
        ? `${name} must be ${issue.message}`
        : `${name} is missing${wantedAt(schema, path)}`,
    );
  }
  if (value === null && path.length === 0) {
    return at('the file is empty: write its fields, as in one like it, or delete it');
  }
  if (value === null || value === '') return at(`${name} is empty: fill it, or take its line out`);
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return at(`${name} ${lengthInWords(value, issue)}`);
    case 'invalid_value': {
      const names = issue.values.map(String);
      return at(
        `${name} is ${shown(value)}, but must be one of ${names.join(', ')}${suggestion(String(value), names)}`,
      );
    }
    case 'invalid_type':
      return at(
        `${name} is ${kindOf(value)}, but must be ${kinds[issue.expected] ?? issue.message}${typeof value === 'number' && issue.expected === 'string' ? ': put it in quotes' : ''}${typeof value === 'object' && issue.expected === 'string' ? ': a text with a colon, or one that begins with a brace, stands in quotes' : ''}`,
      );
    case 'invalid_key':
      return at(`${name} must be ${issue.issues[0]?.message ?? issue.message}`);
    case 'custom': {
      const { names, wanted, problem } = issue.params ?? {};
      if (problem) return at(`${name}: ${problem}`);
      const known: readonly string[] = typeof names === 'function' ? (names() ?? []) : [];
      return at(
        `${name} is ${shown(value)}, but must be ${wanted ?? issue.message}${suggestion(String(value), known)}`,
      );
    }
    default:
      return at(`${name} is ${shown(value)}, but must be ${issue.message}`);
  }
}

/** `offer.items.2.text`: an entry of a list has its number from 1. */
export function inField(path: Path): string {
  return (
    path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.') || 'the file'
  );
}

function shown(value: unknown): string {
  const text = typeof value === 'object' ? kindOf(value) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 56)} …"` : text;
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, with - before each entry',
  tuple: 'a list, with - before each entry',
  object: 'a group of fields',
  record: 'a group of fields',
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return `the ${typeof value === 'string' ? 'text' : typeof value} ${JSON.stringify(value)}`;
}

function lengthInWords(value: unknown, issue: Extract<Issue, { code: 'too_small' | 'too_big' }>) {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const bound = issue.code === 'too_small' ? 'at least' : 'at most';
  if (typeof value === 'string')
    return `has ${value.length} characters, but must have ${bound} ${limit}`;
  if (Array.isArray(value)) return `has ${value.length} entries, but must have ${bound} ${limit}`;
  return `is ${shown(value)}, but must be ${bound} ${limit}`;
}

/** The names of the fields that a group may have. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
  const there = schemaAt(schema, path);
  return there instanceof z.ZodObject ? Object.keys(there.shape) : [];
}

function wantedAt(schema: z.ZodType, path: Path): string {
  const there = schemaAt(schema, path);
  if (there instanceof z.ZodString) {
    const { minLength: from, maxLength: to } = there;
    if (to !== null && to < 1000) return `: ${from ?? 1} to ${to} characters`;
  }
  return there instanceof z.ZodEnum ? `: one of ${there.options.join(', ')}` : '';
}

function schemaAt(schema: unknown, path: Path): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return schemaAt(schema.def.innerType, path);
  }
  const [key, ...rest] = path;
  if (schema instanceof z.ZodUnion) {
    return schemaAt(
      schema.options.find((option) => option instanceof z.ZodObject),
      path,
    );
  }
  if (key === undefined) return schema;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(key)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (schema instanceof z.ZodTuple) return schemaAt(schema.def.rest, rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest);
  return undefined;
}
