import type { z } from 'zod';
import { nearest, suggestion } from '#lib/base/nearest.ts';
import type { Mistake } from './mistakes.ts';
import { longest, type Shape, shapeOf } from './shape.ts';
import type { Source } from './source.ts';
import { type Path, shapeAt, valueAt } from './tree.ts';

/** Whether a file has the form of its schema: its fields, their kinds and lengths. */
export function checkForm(schema: z.ZodType, { file, data, lineOf }: Source): Mistake[] {
  const issues = (schema.safeParse(data).error?.issues ?? []).flatMap(ofMeant).filter(isOwn);
  const unknown = issues.flatMap(unknownIn);
  const shape = shapeOf(file);
  const at = (path: Path, says: string, line = path) => {
    const text = `${inField(path)} ${says}`;
    return { file, line: lineOf(line), path, says, text };
  };
  const wrong = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const mistakes = wrong.map((issue): Mistake => {
    const { path } = issue;
    const value = valueAt(data, path);
    const name = String(path.at(-1));
    const beside = unknown.filter((one) => isBeside(one, path));
    const typed = value === undefined ? nearest(name, beside.map(lastOf)) : undefined;
    const meant = beside.find((one) => lastOf(one) === typed);
    if (!typed || !meant) {
      const says = inWords(issue, value, shapeAt(shape, path));
      return { ...at(path, says), isEmpty: isEmpty(issue, value) };
    }
    unknown.splice(unknown.indexOf(meant), 1);
    const says = `is missing; did "${typed}" mean it?`;
    return { ...at(path, says, meant), rename: { typed, name } };
  });
  const loose = unknown.map((path): Mistake => {
    const around = shapeAt(shape, path.slice(0, -1));
    const known = around?.kind === 'group' ? Object.keys(around.fields) : [];
    const typed = lastOf(path);
    const free = known.filter((one) => valueAt(data, [...path.slice(0, -1), one]) === undefined);
    const name = nearest(typed, free);
    const advice = suggestion(typed, known) || `: the fields here are ${known.join(', ')}`;
    const mistake = at(path, `is not a field${advice}`);
    return name ? { ...mistake, rename: { typed, name } } : mistake;
  });
  return [...mistakes, ...loose];
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

/** Paths of what is no field. */
function unknownIn(issue: Issue): Path[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [];
}

const lastOf = (path: Path) => String(path.at(-1));

const isBeside = (one: Path, other: Path) =>
  String(one.slice(0, -1)) === String(other.slice(0, -1));

/** A rule of ours says what is wanted. */
const isRule = ({ code, message }: Issue) => code === 'custom' && message !== 'Invalid input';

const isEmpty = (issue: Issue, value: unknown) =>
  value === null || value === '' || (value === undefined && !isRule(issue));

/** What is wrong with a value, after its name. */
function inWords(issue: Issue, value: unknown, shape: Shape | undefined): string {
  if (value === undefined) {
    return isRule(issue) ? `must be ${issue.message}` : `is missing${wanted(shape)}`;
  }
  if (value === null && issue.path.length === 0) {
    return 'is empty: write its fields, as in one like it, or delete it';
  }
  if (value === null || value === '') return 'is empty: fill it, or take its line out';
  switch (issue.code) {
    case 'too_small':
      return lengthInWords(value, 'at least', issue.minimum);
    case 'too_big':
      return lengthInWords(value, 'at most', issue.maximum);
    case 'invalid_value': {
      const names = issue.values.map(String);
      const advice = suggestion(String(value), names);
      return `is ${shown(value)}, but must be one of ${names.join(', ')}${advice}`;
    }
    case 'invalid_type': {
      const kind = kinds[issue.expected] ?? issue.message;
      const advice = issue.expected === 'string' ? quotesFor[typeof value] : undefined;
      return `is ${kindOf(value)}, but must be ${kind}${advice ?? ''}`;
    }
    case 'invalid_key':
      return `must be ${issue.issues[0]?.message ?? issue.message}`;
    case 'custom': {
      const { names, wanted, problem } = issue.params ?? {};
      if (problem) return problem;
      const known: readonly string[] = typeof names === 'function' ? names() : [];
      const advice = suggestion(String(value), known);
      // A group, or a list, is right by itself, and lacks something.
      const given = typeof value === 'object' ? '' : `is ${shown(value)}, but `;
      return `${given}must be ${wanted ?? issue.message}${advice}`;
    }
    default:
      return `is ${shown(value)}, but must be ${issue.message}`;
  }
}

/** `offer.items.2.text`: an entry of a list has its number from 1. */
function inField(path: Path): string {
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

/** What to do where YAML took a text for something else. */
const quotesFor: Record<string, string> = {
  number: ': put it in quotes',
  object: ': a text with a colon, or one that begins with a brace, stands in quotes',
};

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return `the ${typeof value === 'string' ? 'text' : typeof value} ${JSON.stringify(value)}`;
}

function lengthInWords(value: unknown, bound: string, limit: number | bigint): string {
  const wanted = `but must have ${bound} ${limit}`;
  if (typeof value === 'string') return `has ${value.length} characters, ${wanted}`;
  if (Array.isArray(value)) return `has ${value.length} entries, ${wanted}`;
  return `is ${shown(value)}, but must be ${bound} ${limit}`;
}

function wanted(shape: Shape | undefined): string {
  if (shape?.kind === 'choice') return `: one of ${shape.options.join(', ')}`;
  if (shape?.kind !== 'text' || shape.most >= longest.text) return '';
  return `: ${shape.least} to ${shape.most} characters`;
}
