import type { Node } from 'prosemirror-model';
import { type Block, compose } from './compose.ts';
import { schema } from './grammar.ts';
import { createReader } from './reader.ts';

/**
 * Markdown as a document, and back: a block that is as it was keeps its lines to the letter.
 *
 * @param from where its pictures are shown from
 * @param linkify whether an address is a link by itself, as in a letter
 */
export function openText(markdown: string, from = '', linkify = false) {
  const reader = createReader(from, linkify);
  const blocks: Block[] = [];
  let end = 0;
  const add = (start: number, to: number, read: (source: string) => Node) => {
    const source = markdown.slice(start, to).trimEnd();
    if (!source) return;
    blocks.push({ node: read(source), source, before: markdown.slice(end, start) });
    end = start + source.length;
  };
  /** What lies between blocks and shows nothing, as the address of a link by its name. */
  const addUnseen = (to: number) => {
    const gap = markdown.slice(end, to);
    if (gap.trim()) add(end + (/^\s*\n/.exec(gap)?.[0].length ?? 0), to, verbatim);
  };
  for (const [start, to] of reader.spansOf(markdown)) {
    addUnseen(start);
    add(start, to, (source) => reader.read(source) ?? verbatim(source));
  }
  addUnseen(markdown.length);
  const tail = markdown.slice(end);
  const shown = blocks.map(({ node }) => node);
  // Somebody may go on below a picture.
  if (shown.at(-1)?.type !== schema.nodes.paragraph) shown.push(schema.node('paragraph'));
  return {
    doc: schema.node('doc', null, shown),
    /** @param tell gets the words of what no Markdown says */
    write: (doc: Node, tell: (words: string) => void = () => {}) =>
      compose(doc, blocks, reader, tell) + tail,
  };
}

const verbatim = (source: string) => schema.node('verbatim', null, [schema.text(source)]);
