import { isDeepStrictEqual } from 'node:util';
import { type Document, isNode, parseDocument } from 'yaml';
import { decode } from '#lib/content/read-sources.ts';
import { markdownHead } from '#lib/content/source.ts';

/**
 * A file with other words. Whatever stays as it was keeps its place, its quotes and the remarks beside it, so
 * that a change of one word is a change of one line.
 *
 * @param text of a YAML file, or the head of a Markdown file; empty for a new one
 * @param data what it is to say; of a group, undefined is left out
 */
export function rewrite(text: string, data: unknown): string {
  const document: Document = parseDocument(text);
  change(document, [], JSON.parse(JSON.stringify(data)));
  return document.toString({ lineWidth: 100, singleQuote: true, flowCollectionPadding: false });
}

/**
 * The same of a file of the content, a Markdown file with the text below its head.
 *
 * @param before undefined for a new one
 */
export function rewriteFile(
  file: string,
  before: Buffer | undefined,
  { form, body }: { form: unknown; body: string },
): Buffer {
  const text = (before && decode(before)) ?? '';
  if (!file.endsWith('.md')) return Buffer.from(rewrite(text, form));
  const [, head = ''] = markdownHead.exec(text) ?? [];
  return Buffer.from(`---\n${rewrite(head, form)}---\n\n${body.trim()}\n`);
}

function change(document: Document, at: readonly string[], data: unknown): void {
  const node = document.getIn(at, true);
  const said: unknown = isNode(node) ? node.toJS(document) : node;
  if (isDeepStrictEqual(said, data)) return;
  if (!isGroup(said) || !isGroup(data) || Array.isArray(said) !== Array.isArray(data)) {
    if (at.length === 0) document.contents = document.createNode(data);
    else document.setIn(at, isGroup(data) ? document.createNode(data) : data);
    return;
  }
  // From the end, as the entries of a list move up.
  for (const name of Object.keys(said).reverse()) {
    if (!Object.hasOwn(data, name)) document.deleteIn([...at, name]);
  }
  for (const [name, value] of Object.entries(data)) change(document, [...at, name], value);
}

function isGroup(data: unknown): data is object {
  return typeof data === 'object' && data !== null;
}
