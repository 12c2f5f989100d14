import type { z } from 'zod';
import type { Mistake } from './mistakes.ts';
import type { Source } from './source.ts';
import { type Path, valueAt } from './tree.ts';

/** Whether a file has the form of its schema: its fields, their kinds and lengths. */
export function checkForm(schema: z.ZodType, { file, data }: Source): Mistake[] {
  const issues = (schema.safeParse(data).error?.issues ?? []).flatMap(ofMeant);
  return issues.flatMap((issue) =>
    pathsOf(issue).map((path): Mistake => {
      const says = inWords(issue, valueAt(data, path));
      return { file, path, says, text: `${inField(path)} ${says}` };
    }),
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

const pathsOf = (issue: Issue): Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** What is wrong with a value, after its name: for owners, as a form may say it; for engineers, as the parser does. */
function inWords(issue: Issue, value: unknown): string {
  const isRule = issue.code === 'custom' && issue.message !== 'Invalid input';
  if (value === undefined) return isRule ? `must be ${issue.message}` : 'is missing';
  if (value === null || value === '') return 'is empty: please fill it.';
  switch (issue.code) {
    case 'too_small':
      return lengthInWords(value, 'at least', issue.minimum);
    case 'too_big':
      return lengthInWords(value, 'at most', issue.maximum);
    case 'unrecognized_keys':
      return 'is not a field';
    case 'invalid_key':
      return `must be ${issue.issues[0]?.message ?? issue.message}`;
    case 'invalid_value':
      return `is ${shown(value)}, but must be one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `is ${shown(value)}, but must be a ${kinds[issue.expected] ?? issue.expected}`;
    default:
      // A group, or a list, is right by itself, and lacks something.
      return `${typeof value === 'object' ? '' : `is ${shown(value)}, but `}must be ${issue.message}`;
  }
}

const kinds: Record<string, string> = { string: 'text', int: 'whole number', array: 'list' };

/** `offer.items.2.text`: an entry of a list has its number from 1. */
function inField(path: Path): string {
  return (
    path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.') || 'the file'
  );
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 56)} …"` : text;
}

function lengthInWords(value: unknown, bound: string, limit: number | bigint): string {
  const wanted = `but must have ${bound} ${limit}`;
  if (typeof value === 'string') return `has ${value.length} characters, ${wanted}`;
  if (Array.isArray(value)) return `has ${value.length} entries, ${wanted}`;
  return `is ${shown(value)}, but must be ${bound} ${limit}`;
}
