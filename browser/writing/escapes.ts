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

export const numberOf = (letter: string) => `&#${letter.codePointAt(0)};`;

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
