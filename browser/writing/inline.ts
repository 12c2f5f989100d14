import type { Mark, Node } from 'prosemirror-model';
import { isCode, runsOf } from './look.ts';

/** The text of a block in one of the ways. */
export function inline(textblock: Node, way: Way): string {
  const runs = runsOf(textblock);
  let written = '';
  const open: Mark[] = [];
  for (const [at, { text, marks }] of [...runs, { text: '', marks: [] }].entries()) {
    const kept = open.findIndex((mark) => !mark.isInSet(marks));
    const ended = kept < 0 ? [] : open.splice(kept).reverse();
    written += ended.map((mark) => delimitersOf(mark, way)[1]).join('');
    const begun = marks.filter((mark) => mark.type.name !== 'code' && !mark.isInSet(open));
    const lengthOf = (mark: Mark) =>
      [...runs.slice(at), undefined].findIndex((run) => !run || !mark.isInSet(run.marks));
    begun.sort((one, other) => lengthOf(other) - lengthOf(one));
    open.push(...begun);
    // Bold that ends in a sign does not end before a letter (CommonMark 0.31, 6.2), but before a letter’s number.
    if (way === 'careful' && begun.some(isWeight)) written = written.replace(lastLetter, numberOf);
    written += begun.map((mark) => delimitersOf(mark, way)[0]).join('');
    const isLineStart = textblock.type.name !== 'heading' && /(?:^|\n)$/.test(written);
    const lines = text.split('\n').map((line, number, { length }) => {
      const isStart = number > 0 || isLineStart;
      const isEnd = number < length - 1 || at === runs.length - 1;
      return isCode(marks) ? code(line) : escapes[way](line, isStart, isEnd);
    });
    const words = lines.join('\\\n');
    const isBeside = way === 'careful' && ended.some(isWeight);
    written += isBeside ? words.replace(firstLetter, numberOf) : words;
  }
  return written;
}

const isWeight = ({ type }: Mark) => type.name === 'strong' || type.name === 'em';
const firstLetter = /^[\p{L}\p{M}\p{N}]/u;
const lastLetter = /[\p{L}\p{M}\p{N}]$/u;

function delimitersOf({ type, attrs }: Mark, way: Way): [begin: string, end: string] {
  if (type.name === 'strong') return ['**', '**'];
  if (type.name === 'em') return way === 'numbered' ? ['_', '_'] : ['*', '*'];
  return ['[', `](${address(attrs.href)}${attrs.title ? ` "${quoted(attrs.title)}"` : ''})`];
}

function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return /^`|`$|^ .* $/.test(text) ? `${fence} ${text} ${fence}` : fence + text + fence;
}

/** Where a link leads, or which file a picture is. */
export const address = (to: string) =>
  /[\s()<>\\&]|^$/.test(to) ? `<${to.replace(/[<>\\]|&(?=#?\w+;)/g, '\\$&')}>` : to;

export const quoted = (text: string) => text.replace(/["\\]|&(?=#?\w+;)/g, '\\$&');

/** A line of a text as Markdown. */
type Escape = (line: string, isStart: boolean, isEnd: boolean) => string;

/** From the way that reads best to the one that can say anything. */
export const escapes = {
  /** Addresses are as they are: a letter makes links of them. */
  plain: (line, ...at) =>
    atEnds(
      line.replace(addressOrSign, (found) => (found.length > 1 ? found : `\\${found}`)),
      ...at,
    ),
  careful: (line, ...at) => atEnds(line.replace(sign, '\\$&'), ...at),
  numbered: (line) => line.replace(/^\P{Cc}|[^\p{L}\p{M}\p{N}\p{Cc} ]|\P{Cc}$/gu, numberOf),
} satisfies Record<string, Escape>;

export type Way = keyof typeof escapes;

export const ways = Object.keys(escapes) as Way[];

const numberOf = (letter: string) => `&#${letter.codePointAt(0)};`;

/** What is read as more than itself wherever it stands. */
const sign = /[`*\\~[\]<]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const addressOrSign = new RegExp(`(?:https?://|mailto:|[\\w.+-]+@)\\S+|${sign.source}`, 'gu');

/** What begins a list, a quotation, a heading, a rule, a table; what ends a heading; spaces that would be cut off. */
function atEnds(line: string, isStart: boolean, isEnd: boolean): string {
  let escaped = line;
  if (isStart) {
    escaped = escaped
      .replace(/^(?:-|>|\+(?=\s|$)|#{1,6}(?=\s|$)|[=:|][-=:| ]*$)/, '\\$&')
      .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
      .replace(/^\s/, numberOf);
  }
  return isEnd ? escaped.replace(/(?<=^|\s)#+$/, '\\$&').replace(/\s$/, numberOf) : escaped;
}
