import { LRUCache } from 'lru-cache';
import { LineCounter, parseDocument, visit } from 'yaml';
import { keptWide } from '#lib/base/process-wide.ts';
import type { Mistake } from './mistakes.ts';

/** A file as it was written, before its form is checked. */
export type Source = {
  /** Path below the content's folder. */
  file: string;
  data: unknown;
  /** What follows the head of a Markdown file, and the lines above it. */
  body: string;
  bodyLine: number;
};

/** With its lines, and what stands between them. */
export const markdownHead = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/;

type Parsed = { source?: Source; mistakes: Mistake[] };

/** A page of the desk reads every file up to six times, and few have changed since the last one. */
const parsed = keptWide('parsed', () => new LRUCache<string, Parsed>({ max: 2_000 }));

/** @param text with plain line ends, without a byte-order mark */
export function parseSource(file: string, text: string): Parsed {
  const key = `${file}\n${text}`;
  const known = parsed.get(key) ?? parse(file, text);
  parsed.set(key, known);
  return known;
}

function parse(file: string, text: string): Parsed {
  const isMarkdown = file.endsWith('.md');
  const [head = '', inner = ''] = isMarkdown ? (markdownHead.exec(text) ?? []) : ['', text];
  if (isMarkdown && !head) {
    const says = 'must begin with a line ---, the fields, and another line ---';
    return { mistakes: [{ file, line: 1, text: says }] };
  }
  const counter = new LineCounter();
  const document = parseDocument(inner, { lineCounter: counter, prettyErrors: false });
  const above = isMarkdown ? 1 : 0;
  const mistakes: Mistake[] = [];
  const tell = (message: string, at = 0) => {
    const { line } = counter.linePos(at);
    mistakes.push({ file, line: line + above, text: `cannot be read: ${message}` });
  };
  for (const { message, pos } of document.errors) tell(message, pos[0]);
  visit(document, {
    Alias: (_, { source, range }) => tell(`*${source} is no text without quotes`, range?.[0]),
  });
  if (mistakes.length > 0) return { mistakes };
  return {
    mistakes,
    source: {
      file,
      data: document.toJS(),
      body: isMarkdown ? text.slice(head.length) : '',
      bodyLine: head.split('\n').length - 1,
    },
  };
}
