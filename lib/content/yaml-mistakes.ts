import { type Alias, type Document, isAlias, isScalar, type Scalar, visit } from 'yaml';

type Found = { line: number; text: string };

/**
 * What YAML cannot read, or would read otherwise than it was meant: a sentence for each line. Where
 * a cause is known, what follows from it is left out.
 */
export function yamlMistakes(text: string, document: Document, lineAt: (at: number) => number) {
  const lines = text.split('\n');
  const leaves = leavesOf(document);
  const quotes = leaves.flatMap((node) =>
    isScalar(node) && node.type?.startsWith('QUOTE') && node.range ? [node.range] : [],
  );
  const generic: Found[] = [];
  const known = lines.flatMap((line, at): Found[] => {
    const cause = misread.find(([pattern]) => pattern.test(line));
    return cause ? [{ line: at + 1, text: cause[1] }] : [];
  });
  for (const { code, message, pos } of document.errors) {
    const line = lineAt(pos[0]);
    const words = lines[line - 1] ?? '';
    const quote = quotes.findLast(([from]) => from < pos[0]);
    const isOpen =
      message.startsWith('Missing closing') ||
      (quote && lineAt(quote[1] - 1) === line && lineAt(quote[0]) < line);
    const cause = causes.find(([pattern]) => pattern.test(words))?.[1];
    if (quote && isOpen) known.push({ line: lineAt(quote[0]), text: unclosed });
    else if (cause) known.push({ line, text: cause });
    else if (/:\s*(\[\]|\{\})\s*$/.test(lines[line - 2] ?? '') && /^\s+\S/.test(words)) {
      known.push({ line: line - 1, text: 'is an empty list, and entries follow: take [] out' });
    } else generic.push({ line, text: inWords(code, message) });
  }
  for (const node of leaves) {
    const sign = isAlias(node) ? '*' : node.anchor ? '&' : undefined;
    if (!sign || !node.range) continue;
    known.push({
      line: lineAt(node.range[0]),
      text: `begins with ${sign}: put the text in 'quotes'`,
    });
  }
  const found = known.length > 0 ? known : generic;
  return found.filter(({ line }, at) => found.findIndex((one) => one.line === line) === at);
}

/** On any line: YAML would take them for a part of a name. */
const misread: readonly [RegExp, string][] = [
  [
    /^\s*[\u00A0\u2000-\u200B\u202F\u3000]/,
    'begins with a space that is none to YAML, as one copied from a page: type the spaces again',
  ],
  [/^\s*-[a-z]\w*:(\s|$)/i, 'lacks a space after the hyphen: - and a space begin an entry'],
];

/** On a line that cannot be read. */
const causes: readonly [RegExp, string][] = [
  [/^\s*\t/, 'begins with a tab: use two spaces for each step to the right'],
  [/^\s*-[a-z]/i, 'lacks a space after the hyphen: - and a space begin an entry'],
  [
    /(^|[:,[{-]\s+)[“”„‟‘«]/,
    'has curly quotes around the text: a text stands in straight ones, \' or "',
  ],
  [/[:,[{-]\s+'[^']*'\w/, "has an apostrophe in a text in 'quotes': write it twice there, or as ’"],
  [/^---/, 'a second --- begins another file: take it out'],
];

const unclosed = 'the quote that begins here is not closed, or closed further down';

/** Every text and reference of a file, in order. */
export function leavesOf(document: Document): (Scalar | Alias)[] {
  const found: (Scalar | Alias)[] = [];
  visit(document, (_, node) => {
    if (isScalar(node) || isAlias(node)) found.push(node);
  });
  return found;
}

function inWords(code: string, message: string): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'this field stands here twice: take one out';
    case 'BAD_INDENT':
      return 'begins too far left or right: fields of one group stand below each other, two spaces for each step';
    default:
      return `cannot be read: a text with a colon, or one that begins with a sign such as { [ * & @ % > ! or a quote, stands in 'quotes', and every quote is closed (${message})`;
  }
}
