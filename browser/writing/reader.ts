import { defaultMarkdownParser, MarkdownParser } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { createParser, decoded, type Token } from '#lib/content/parser.ts';
import { ways } from './escapes.ts';
import { schema } from './grammar.ts';
import { lookOf, signsOf } from './look.ts';
import { serialize } from './serialize.ts';

export type Reader = ReturnType<typeof createReader>;

/** Reads Markdown as the site does, and writes it so that this reads it again as it looks. */
export function createReader(from: string, linkify: boolean) {
  const markdown = createParser({ linkify });
  // As it was typed.
  markdown.normalizeLink = (address) => address;
  /** Addresses of links by their names. */
  const env = {};
  const { code_block, fence, ...tokens } = defaultMarkdownParser.tokens;
  const parser = new MarkdownParser(schema, markdown, {
    ...tokens,
    bullet_list: { block: 'bullet_list', getAttrs: listAttrs },
    ordered_list: { block: 'ordered_list', getAttrs: listAttrs },
    link: { mark: 'link', getAttrs: linkAttrs },
    image: { node: 'image', getAttrs: imageAttrs },
  });
  const html = (text: string) => markdown.render(text, env).replace(/[ \t\n]+/g, ' ');
  const parse = (source: string): Node | undefined => {
    try {
      // Without names: who takes away what a name stands for sees that it stands for nothing.
      const { firstChild: block, childCount } = parser.parse(source);
      if (!block || childCount > 1) return undefined;
      const [image] = block.children;
      if (image?.type === schema.nodes.image && block.childCount === 1)
        return schema.node('picture', { ...image.attrs, from });
      // Among words, or in a list, the site shows none.
      return /"type":"image"/.test(JSON.stringify(block)) ? undefined : block;
    } catch {
      // Of a kind that the site does not show.
      return undefined;
    }
  };
  /** Half of an address, of which a letter makes a link, would lead elsewhere. */
  const hasWholeLinks = (read: Node, look: Node) => {
    const text = look.textBetween(0, look.content.size, '\n');
    const links = new Set(markdown.linkify.match(text)?.map(({ url }) => url));
    let areWhole = true;
    read.descendants(({ marks }) => {
      areWhole &&= marks.every(({ attrs }) => !attrs.isBare || links.has(attrs.href));
    });
    return areWhole;
  };
  const tryWays = (block: Node, sign?: string): string[] => {
    const look = lookOf(block, sign);
    if (!look) return [''];
    for (const way of ways) {
      const source = serialize(look, way);
      const read = parse(source);
      if (read && nameOf(lookOf(read)) === nameOf(look) && hasWholeLinks(read, look))
        return [source];
    }
    return [];
  };
  /** Nodes are persistent: one that is not edited is the same. */
  const written = new WeakMap<Node, string[]>();
  /** @returns what reads as it looks, a list with each sign; nothing where no Markdown does */
  const write = (block: Node): string[] => {
    if (block.type === schema.nodes.verbatim)
      return [block.textContent.replace(/^\s*\n/, '').trimEnd()];
    const sources =
      written.get(block) ??
      [undefined, ...signsOf(block).slice(1)].flatMap((sign) => tryWays(block, sign));
    written.set(block, sources);
    return sources;
  };
  return {
    write,
    /** Where each block begins and ends. */
    spansOf(text: string): [from: number, to: number][] {
      const starts = [0, ...text.matchAll(/\n/g).map(({ index }) => index + 1), text.length];
      const blocks = markdown
        .parse(text, env)
        .filter(({ level, nesting }) => level === 0 && nesting >= 0);
      return blocks.flatMap(({ map }) => {
        if (!map) return [];
        const from = starts[map[0]] ?? 0;
        return [[from, text.slice(0, starts[map[1]]).trimEnd().length]];
      });
    },
    /** @returns undefined where an editor could not write the same again */
    read(source: string): Node | undefined {
      const block = parse(source);
      const [written] = block ? write(block) : [];
      return written !== undefined && html(written) === html(source) ? block : undefined;
    },
  };
}

/** Of two blocks that look alike it is the same. */
const nameOf = (look: Node | undefined) =>
  JSON.stringify(look, [
    ...'type attrs content text marks level order href title src alt'.split(' '),
  ]);

const linkAttrs = (link: Token) => ({
  href: link.attrGet('href'),
  title: link.attrGet('title') ?? null,
  isBare: link.markup === 'linkify',
});

const imageAttrs = (image: Token) => ({
  src: decoded(String(image.attrGet('src'))),
  alt: image.children?.map(({ content }) => content).join('') ?? '',
  title: String(image.attrGet('title') ?? ''),
});

function listAttrs(list: Token, tokens: Token[], at: number) {
  const paragraph = tokens
    .slice(at)
    .find(({ type, level }) => type === 'paragraph_open' && level === list.level + 2);
  return {
    order: Number(list.attrGet('start') ?? 1),
    tight: paragraph?.hidden ?? true,
    marker: list.markup,
  };
}
