import type { Node } from 'prosemirror-model';
import { schema } from './grammar.ts';
import { createReader } from './reader.ts';
import { serialize } from './serialize.ts';

/** A block of the text as it was opened, its lines, and what stands before them. */
type Block = { node: Node; source: string; before: string };

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
    write: (doc: Node) => write(doc, blocks) + tail,
  };
}

const verbatim = (source: string) => schema.node('verbatim', null, [schema.text(source)]);

function write(doc: Node, blocks: readonly Block[]): string {
  let written = '';
  /** Where the last one stood, or stands in place of. */
  let last = -1;
  doc.forEach((node) => {
    const next = blocks[last + 1];
    const block =
      blocks.find((one) => one.node === node) ??
      (next?.node.eq(node) ? next : blocks.find((one) => one.node.eq(node)));
    const source = block?.source ?? serialize(node);
    if (!source) return;
    const before = (written ? (block ?? next) : blocks[0])?.before ?? '';
    const isInPlace = block ? block === next : node.type === next?.node.type;
    const isApart = !written || isInPlace || /^\s*\n[ \t]*\n\s*$/.test(before);
    written += (isApart ? before : '\n\n') + source;
    last = block ? blocks.indexOf(block) : last + 1;
  });
  return written;
}
