import { defaultMarkdownParser, MarkdownParser } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { createParser, type Token } from '#lib/content/parser.ts';
import { schema } from './grammar.ts';
import { serialize } from './serialize.ts';

/** Reads Markdown as the site does. */
export function createReader(from: string, linkify: boolean) {
  const markdown = createParser({ linkify });
  if (linkify) markdown.linkify.set({ fuzzyLink: false });
  markdown.core.ruler.push('pictures', (state) => {
    state.tokens = withPictures(state.tokens);
  });
  markdown.renderer.rules.picture = ([...tokens], at) => JSON.stringify(tokens[at]?.meta);
  /** Addresses of links by their names. */
  const env = {};
  const { code_block, fence, image, ...tokens } = defaultMarkdownParser.tokens;
  const parser = new MarkdownParser(schema, markdown, {
    ...tokens,
    bullet_list: { block: 'bullet_list', getAttrs: listAttrs },
    ordered_list: { block: 'ordered_list', getAttrs: listAttrs },
    picture: { node: 'picture', getAttrs: ({ meta }) => ({ ...meta, from }) },
  });
  const html = (text: string) => markdown.render(text, env).replace(/[ \t\n]+/g, ' ');
  return {
    /** Where each block begins and ends. */
    spansOf(text: string): [from: number, to: number][] {
      const starts = [0, ...text.matchAll(/\n/g).map(({ index }) => index + 1), text.length];
      const blocks = markdown
        .parse(text, env)
        .filter(({ level, nesting }) => level === 0 && nesting >= 0);
      return blocks.flatMap(({ map }) =>
        map ? [[starts[map[0]] ?? 0, starts[map[1]] ?? text.length]] : [],
      );
    },
    /** @returns undefined where an editor could not write the same again */
    read(source: string): Node | undefined {
      try {
        const { firstChild, childCount } = parser.parse(source, env);
        const isSame =
          childCount === 1 && firstChild && html(serialize(firstChild)) === html(source);
        return isSame ? firstChild : undefined;
      } catch {
        // Of a kind that the site does not show.
        return undefined;
      }
    },
  };
}

function listAttrs(list: Token, tokens: Token[], at: number) {
  const paragraph = tokens
    .slice(at)
    .find(({ type }) => type !== 'list_item_open' && type !== list.type);
  return {
    order: Number(list.attrGet('start') ?? 1),
    tight: paragraph?.hidden ?? true,
    marker: list.markup,
  };
}

/** One that has a paragraph for itself is a block. */
function withPictures(tokens: Token[]): Token[] {
  const alone = tokens.map(
    ({ level, children }, at) =>
      tokens[at - 1]?.type === 'paragraph_open' &&
      level === 1 &&
      children?.length === 1 &&
      children[0]?.type === 'image',
  );
  return tokens.flatMap((token, at) => {
    if (alone[at + 1] || alone[at - 1]) return [];
    const [image] = alone[at] ? (token.children ?? []) : [];
    if (!image) return [token];
    const words = image.children?.map(({ content }) => content).join('') ?? '';
    const src = decoded(String(image.attrGet('src')));
    const meta = { src, alt: words, title: String(image.attrGet('title') ?? '') };
    return [Object.assign(token, { type: 'picture', level: 0, meta, children: null })];
  });
}

/** As it was written, where a % in it is no escape. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
