import {
  defaultMarkdownSerializer,
  MarkdownSerializer,
  type MarkdownSerializerState,
} from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { schema } from './grammar.ts';

/** A block as Markdown. */
export function serialize(block: Node): string {
  return serializer.serialize(schema.node('doc', null, [block])).trim();
}

const { nodes, marks } = defaultMarkdownSerializer;

const serializer = new MarkdownSerializer(
  {
    ...nodes,
    bullet_list: (state, node) => state.renderList(node, '  ', () => `${node.attrs.marker} `),
    ordered_list(state, node) {
      const { order, marker } = node.attrs;
      const widest = String(order + node.childCount - 1).length + 2;
      state.renderList(node, ' '.repeat(widest), (at) =>
        `${order + at}${marker} `.padStart(widest),
      );
    },
    picture(state, node) {
      const { src, alt, title } = node.attrs;
      const address = /[\s()]/.test(src) ? `<${src}>` : src;
      state.write(`![${state.esc(alt)}](${address}${title && ` "${quoted(title)}"`})`);
      state.closeBlock(node);
    },
    verbatim(state: MarkdownSerializerState, node) {
      state.text(node.textContent, false);
      state.closeBlock(node);
    },
  },
  marks,
  // Else they would begin HTML, or be another character.
  { escapeExtraCharacters: /<|&(?=#?\w+;)/g },
);

const quoted = (text: string) => text.replace(/["\\]|&(?=#?\w+;)/g, '\\$&');
