import type { Node } from 'prosemirror-model';
import { schema } from './grammar.ts';
import { lookOf } from './look.ts';
import type { Reader } from './reader.ts';
import { serialize } from './serialize.ts';

/** A block of a text, its lines, and what stands before them. */
export type Block = { node: Node; source: string; before: string };

/**
 * Markdown that reads as the document looks. What is as it was opened keeps its lines, unless it would become one
 * with what has come to stand beside it.
 *
 * @param tell gets the words of what no Markdown says
 */
export function compose(
  doc: Node,
  opened: readonly Block[],
  reader: Reader,
  tell: (words: string) => void,
): string {
  const nodes = doc.children.filter((node) => keptOf(node, opened) || reader.write(node)[0] !== '');
  const isRead = (blocks: readonly Block[]) => isReadApart(blocks, reader);
  const blocks = join(nodes, opened, reader, isRead);
  const lost = isRead(blocks)
    ? nodes.find((node) => !keptOf(node, opened) && reader.write(node).length === 0)
    : (blocks.find((_, at) => !isRead(blocks.slice(at, at + 2))) ?? blocks.at(-1))?.node;
  if (lost) tell(lost.textContent || (lost.attrs.alt ?? ''));
  return textOf(blocks);
}

/** @param isRead whether blocks that stand side by side are read as they are */
function join(
  nodes: readonly Node[],
  opened: readonly Block[],
  reader: Reader,
  isRead: (blocks: readonly Block[]) => boolean,
): Block[] {
  const blocks: Block[] = [];
  /** Where the last one stood, or stands in place of. */
  let last = -1;
  for (const [at, node] of nodes.entries()) {
    const next = opened[last + 1];
    const kept = keptOf(node, opened, next);
    last = kept ? opened.indexOf(kept) : last + 1;
    const gaps = at > 0 ? [(kept ?? next)?.before || apart, apart] : [opened[0]?.before ?? ''];
    const sources = [...(kept ? [kept.source] : []), ...reader.write(node)];
    // Somehow, where nothing reads as it looks.
    if (sources.length === 0) sources.push(serialize(lookOf(node) ?? node, 'careful'));
    const choices = sources.flatMap((source) => gaps.map((before) => ({ node, source, before })));
    const following = keptOf(nodes[at + 1], opened, opened[last + 1]);
    const after = following ? [{ ...following, before: following.before || apart }] : [];
    const chosen =
      choices.find((choice: Block) => isRead([...blocks.slice(-1), choice, ...after])) ??
      choices.find((choice: Block) => isRead([...blocks.slice(-1), choice])) ??
      choices[0];
    if (chosen) blocks.push(chosen);
  }
  return blocks;
}

const apart = '\n\n';

function keptOf(node: Node | undefined, opened: readonly Block[], next?: Block): Block | undefined {
  if (!node) return;
  const same = opened.find((one) => one.node === node);
  return same ?? (next?.node.eq(node) ? next : opened.find((one) => one.node.eq(node)));
}

const textOf = (blocks: readonly Block[]) =>
  blocks.map(({ before, source }) => before + source).join('');

/** Whether each is read where it was written, and nothing else. */
function isReadApart(blocks: readonly Block[], reader: Reader): boolean {
  let length = 0;
  const spans = blocks.flatMap(({ node, source, before }) => {
    const start = length + before.length;
    length = start + source.length;
    if (node.type !== schema.nodes.verbatim) return [[start, length]];
    // What was typed as Markdown may be several, or none.
    return reader.spansOf(source).map((span) => span.map((place) => start + place));
  });
  return reader.spansOf(textOf(blocks)).join() === spans.join();
}
