import { type Form, mapFields } from './form.ts';
import { longest, type Shape } from './shape.ts';

/** What a person sent. Its own names are never looked at, only those that the shape has. */
export function readForm(shape: Shape, sent: FormData, name: string): Form {
  const below = (part: Shape, key: string | number) =>
    readForm(part, sent, name ? `${name}.${key}` : String(key));
  switch (shape.kind) {
    case 'group':
      return mapFields(shape.fields, below);
    case 'list':
      return Array.from({ length: countOf(sent, name) }, (_, at) => below(shape.item, at));
    case 'ticks':
      return sent.getAll(name).map(String);
    case 'tick':
      return sent.has(name);
    default:
      return lineOf(sent, name);
  }
}

/** The page says how many entries it shows of a list. */
export const countName = (list: string) => `${list || 'list'}.count`;

function countOf(sent: FormData, list: string): number {
  const count = Math.floor(Number(sent.get(countName(list))));
  return Math.min(Math.max(count || 0, 0), longest);
}

/** A space that does not break stays. */
function lineOf(sent: FormData, name: string): string {
  return textOf(sent, name)
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}

/** With its lines, as files have them. */
export function textOf(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').normalize('NFC') : '';
}
