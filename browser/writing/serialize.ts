import type { Node } from 'prosemirror-model';
import { address, escapes, inline, quoted, type Way } from './inline.ts';

/** A block as Markdown, and nothing where it shows nothing. @param sign of the entries of a list */
export function serialize(block: Node, way: Way, sign: string = block.attrs.marker): string {
  const { level, order, src, alt, title } = block.attrs;
  switch (block.type.name) {
    case 'heading': {
      const words = inline(block, way);
      return words && `${'#'.repeat(level)} ${words}`;
    }
    case 'blockquote':
      return indented(blocksOf(block, way), '> ');
    case 'bullet_list':
      return list(block, way, () => sign);
    case 'ordered_list':
      return list(block, way, (at) => `${order + at}${sign}`);
    case 'horizontal_rule':
      return way === 'plain' ? '---' : '___';
    case 'picture': {
      const caption = title && ` "${quoted(title)}"`;
      return `![${escapes.careful(alt, false, false)}](${address(src)}${caption})`;
    }
    case 'verbatim':
      return block.textContent.replace(/^\s*\n/, '').trimEnd();
    default:
      return inline(block, way);
  }
}

/** Those that a list may have, its own first: beside another one of the same it would be one with it. */
export function signsOf({ attrs: { marker } }: Node): string[] {
  const signs = [...'-*+'].includes(marker) ? [...'-*+'] : [...'.)'];
  return marker ? [marker, ...signs.filter((sign) => sign !== marker)] : [];
}

function list(node: Node, way: Way, signAt: (at: number) => string): string {
  const { tight } = node.attrs;
  const entries = node.children.map((entry, at) => {
    const sign = `${signAt(at)} `;
    const words = blocksOf(entry, way, tight);
    const { length } = sign;
    return (sign + indented(words, ' '.repeat(length)).slice(length)).trimEnd();
  });
  return entries.join(tight ? '\n' : '\n\n');
}

/** @param isTight whether a list stands right below what is before it */
function blocksOf(parent: Node, way: Way, isTight = false): string {
  let text = '';
  let last: string | undefined;
  for (const block of parent.children) {
    const sign = signsOf(block).find((one) => one !== last);
    const written = serialize(block, way, sign);
    if (!written) continue;
    last = sign;
    // Another number, or an entry without words, would go on with the line above.
    const isBelow = isTight && block.attrs.order === 1 && /^\S+ /.test(written);
    if (text) text += isBelow ? '\n' : '\n\n';
    text += written;
  }
  return text;
}

const indented = (text: string, by: string) =>
  text
    .split('\n')
    .map((line) => (by + line).trimEnd())
    .join('\n');
