import { schema as commonMark } from 'prosemirror-markdown';
import { type Node, Schema } from 'prosemirror-model';

const { nodes, marks } = commonMark.spec;

/** Where a link may lead; no script. */
export const mayLead = (address: string) =>
  /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S+$|^\/$/i.test(address);

const orderOf = (start: string | null) => (/^\d{1,8}$/.test(start ?? '') ? Number(start) : 1);

const list = (tag: 'ul' | 'ol', marker: string) => ({
  content: 'list_item+',
  group: 'block',
  attrs: { order: { default: 1 }, tight: { default: true }, marker: { default: marker } },
  parseDOM: [
    { tag, getAttrs: (dom: HTMLElement) => ({ order: orderOf(dom.getAttribute('start')) }) },
  ],
  toDOM: ({ attrs: { order } }: Node) => [tag, order === 1 ? {} : { start: order }, 0] as const,
});

/**
 * What the site and its letters can show. What else a text has stands in it as it was typed, in a block of its own.
 */
export const schema = new Schema<NodeName, 'em' | 'strong' | 'link' | 'code'>({
  nodes: nodes
    .remove('code_block')
    // Only read: one that has a paragraph for itself is a picture.
    .update('image', { ...nodes.get('image'), parseDOM: [] })
    .update('doc', { content: '(block | picture | verbatim)+' })
    .update('heading', {
      attrs: { level: { default: 2 } },
      content: 'text*',
      group: 'block',
      defining: true,
      parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
      toDOM: () => ['h2', 0],
    })
    .update('bullet_list', list('ul', '-'))
    .update('ordered_list', list('ol', '.'))
    .addToEnd('picture', {
      attrs: { src: {}, alt: {}, title: { default: '' }, from: { default: '' } },
      parseDOM: [{ tag: 'figure[data-src]', getAttrs: ({ dataset }) => ({ ...dataset }) }],
      toDOM: ({ attrs: { src, alt, title, from } }) => [
        'figure',
        { 'data-src': src, 'data-alt': alt, 'data-title': title, 'data-from': from },
        ['img', { src: from + encodeURIComponent(src), alt }],
        ['figcaption', title],
      ],
    })
    .addToEnd('verbatim', {
      content: 'text*',
      code: true,
      marks: '',
      parseDOM: [{ tag: 'pre[data-verbatim]', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { 'data-verbatim': '' }, 0],
    }),
  marks: marks.update('link', {
    // A bare one is an address in a letter, which is a link by itself.
    attrs: { href: {}, title: { default: null }, isBare: { default: false } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const href = dom.getAttribute('href') ?? '';
          return mayLead(href) && !href.startsWith('#') && { href };
        },
      },
    ],
    toDOM: ({ attrs: { href } }) => ['a', mayLead(href) ? { href } : {}, 0],
  }),
});

type Known = typeof commonMark extends Schema<infer Name> ? Name : never;
type NodeName = Exclude<Known, 'code_block'> | 'picture' | 'verbatim';
