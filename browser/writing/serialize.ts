import { defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown';
import type { Mark, Node } from 'prosemirror-model';
import { escapes, numberOf, type Way } from './escapes.ts';
import { schema } from './grammar.ts';

const { nodes, marks } = defaultMarkdownSerializer;

/** A block as Markdown, which is as `lookOf` gives it. */
export function serialize(block: Node, way: Way): string {
  const em = way === 'numbered' ? '_' : '*';
  const serializer = new MarkdownSerializer(
    {
      ...nodes,
      bullet_list: list,
      ordered_list: list,
      horizontal_rule(state, node) {
        // In a list, hyphens would be one with the sign of an entry.
        state.write(way === 'plain' ? '---' : '___');
        state.closeBlock(node);
      },
      picture(state, { attrs: { src, alt, title } }) {
        const caption = title && ` "${quoted(title)}"`;
        state.write(`![${escapes.careful(alt, false, false)}](${address(src)}${caption})`);
      },
      text: (state, ...at) => state.text(inline(way, ...at), false),
    },
    {
      ...marks,
      strong: { open: '**', close: '**', mixable: true },
      em: { open: em, close: em, mixable: true },
      code: {
        open: (...[, , parent, at]) => fence(parent.child(at)),
        close: (...[, , parent, at]) => [...fence(parent.child(at - 1))].reverse().join(''),
        escape: false,
      },
      link: {
        open: '[',
        close: (_, { attrs: { href, title } }) =>
          `](${address(href)}${title ? ` "${quoted(title)}"` : ''})`,
        mixable: true,
      },
    },
  );
  const text = serializer.serialize(schema.nodes.doc.create(null, block));
  return text.replace(/[ \t]+$/gm, '');
}

const list: MarkdownSerializer['nodes'][string] = (state, node) => {
  const { order, marker } = node.attrs;
  const isNumbered = node.type === schema.nodes.ordered_list;
  const signAt = (at: number) => `${isNumbered ? order + at : ''}${marker} `;
  // Another number, or an entry without words, would go on with the line above.
  if (order !== 1 || node.firstChild?.childCount === 0) state.write();
  state.renderList(node, ' '.repeat(signAt(node.childCount - 1).length), signAt);
};

/** Before code, and mirrored behind it: longer than any in it. A space at both its ends is read as part of it. */
function fence({ text = '' }: Node): string {
  const longest = (text.match(/`+/g) ?? []).sort().at(-1) ?? '';
  return `\`${longest}${/^`|`$|^ .*\S.* $/s.test(text) ? ' ' : ''}`;
}

function inline(way: Way, { text = '', marks }: Node, parent: Node, at: number): string {
  const isStart = at === 0 && marks.length === 0 && parent.type !== schema.nodes.heading;
  const isLast = at === parent.childCount - 1;
  const lines = text
    .split('\n')
    .map((line, number, { length }) =>
      escapes[way](line, number > 0 || isStart, number < length - 1 || isLast),
    );
  const words = lines.join('\\\n');
  if (way === 'numbered') return words;
  // Bold that ends in a sign does not end before a letter (CommonMark 0.31, 6.2), but before a letter’s number.
  const isBeside = (other: Node | null, edge: RegExp) =>
    other?.marks.some((mark) => isWeight(mark) && !mark.isInSet(marks)) &&
    (way === 'careful' || edge.test(other.text ?? ''));
  const isAfter = isBeside(parent.maybeChild(at - 1), /[\p{P}\p{S}]$/u);
  const isBefore = isBeside(parent.maybeChild(at + 1), /^[\p{P}\p{S}]/u);
  return words
    .replace(isAfter ? /^[\p{L}\p{M}\p{N}]/u : /$^/, numberOf)
    .replace(isBefore ? /[\p{L}\p{M}\p{N}]$/u : /$^/, numberOf);
}

const isWeight = ({ type }: Mark) => type.name === 'strong' || type.name === 'em';

/** Where a link leads, or which file a picture is. */
const address = (to: string) =>
  /[\s()<>\\&]|^$/.test(to) ? `<${to.replace(/[<>\\]|&(?=#?\w+;)/g, '\\$&')}>` : to;

const quoted = (text: string) => text.replace(/["\\]|&(?=#?\w+;)/g, '\\$&');
