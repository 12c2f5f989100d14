import { perObject } from '#lib/base/per-object.ts';
import type { Place } from './marks.ts';
import { mark, placeAttribute } from './marks.ts';
import type { Mistake } from './mistakes.ts';
import { createParser, decoded, type Token } from './parser.ts';
import type { Source } from './source.ts';

export type PolicySection = {
  id: string;
  title: string;
  html: string;
  /** Its words without marks, a line for each paragraph and entry of a list. */
  lines: readonly string[];
};

const parser = createParser();
// The site has no look for them: they stand as they were typed.
parser.disable(['table', 'fence', 'code']);
// A page's title is h1, and a dialog's h2.
parser.renderer.rules.heading_open = ([...tokens], at) =>
  `<h3${parser.renderer.renderAttrs(tokens[at] as Token)}>`;
parser.renderer.rules.heading_close = () => '</h3>\n';

/** `{figure}` stays, as a paragraph. @param isMarked whether each block tells where it is written: see marks.ts */
export function articleHtml(source: Text, isMarked = false): string {
  return render(isMarked ? markBlocks(source) : parse(source.body));
}

/** Where its drawing stands: no text and no attribute reads like it. */
export const figurePlace = '<p>{figure}</p>';

/** A section for each heading `## Words {#id}`, of the one text that was checked. */
export function policySections(source: Text, isMarked = false): PolicySection[] {
  const tokens = isMarked ? markBlocks(source) : parse(source.body);
  const starts = tokens.flatMap(({ type, tag, level }, at) =>
    type === 'heading_open' && tag === 'h2' && level === 0 ? [at] : [],
  );
  return starts.map((start, at) => {
    const [heading, , ...section] = tokens.slice(start + 1, starts[at + 1]);
    const words = wordsOf(heading);
    const [name = '', id] = headingName.exec(words) ?? [];
    const title = words.slice(0, words.length - name.length);
    return {
      id: id ?? title.toLowerCase().replace(/\W+/g, '-'),
      title: isMarked ? mark(placeOf(source, tokens[start]), title) : title,
      html: render(section),
      lines: section.filter(({ type }) => type === 'inline').map(wordsOf),
    };
  });
}

/** ` {#id}`, at the end. */
const headingName = /(?<! ) *\{#([\w-]+)\}$/;

/** With the place of its lines on each paragraph, heading and entry of a list. */
function markBlocks(source: Text): Token[] {
  const tokens = parse(source.body);
  for (const [at, inline] of tokens.entries()) {
    const isWords = inline.type === 'inline' && inline.content !== '{figure}';
    if (!isWords) continue;
    const [image] = inline.children ?? [];
    if (image?.type === 'image') {
      const [seen] = image.children ?? [];
      if (seen) seen.content = mark(placeOf(source, inline), seen.content);
      continue;
    }
    const paragraph = tokens[at - 1];
    // That of an entry of a list, which stands there by itself.
    const shown = paragraph?.hidden ? tokens[at - 2] : paragraph;
    shown?.attrSet(placeAttribute, placeOf(source, inline));
  }
  return tokens;
}

/** `#body:3-5`: lines as the editor has them, from 0, the last one not among them. */
function placeOf({ file, body }: Text, { map }: Pick<Token, 'map'> = { map: null }): Place {
  const [above = ''] = /^\n*/.exec(body) ?? [];
  return `${file}#body:${map?.map((line) => line - above.length).join('-')}`;
}

type Text = Pick<Source, 'file' | 'body'>;

const parse = (body: string) => parser.parse(body, {});

const render = (tokens: Token[]) => parser.renderer.render(tokens, parser.options, {});

/** Paragraphs, headings and entries of lists, without marks; with captions, and the lines of a body where each stands, from 0, the end excluded. */
export function blocksIn(body: string): { text: string; from: number; to: number }[] {
  return parse(body).flatMap((block) => {
    if (block.type !== 'inline' || !block.map) return [];
    const captions = (block.children ?? []).map((token) => token.attrGet('title') ?? '');
    const text = [wordsOf(block), ...captions].filter(Boolean).join(' ');
    const [from, to] = block.map;
    return [{ text: text.replace(headingName, ''), from, to }];
  });
}

/** Files of the pictures in an article. */
export const imagesIn = perObject('images', (source: Source) =>
  addressesIn(source, 'image', 'src'),
);

/** Where links lead. */
export const linksIn = perObject('links', (source: Source) =>
  addressesIn(source, 'link_open', 'href'),
);

function addressesIn(source: Source, type: string, attribute: string) {
  const tokens = tokensOf(source).filter(({ token }) => token.type === type);
  return tokens.map(({ token, line }) => ({ text: decoded(`${token.attrGet(attribute)}`), line }));
}

/** Pictures among words, and those that say nothing to who cannot see them. */
export function findLoosePictures(source: Source): Mistake[] {
  return tokensOf(source).flatMap(({ token, line, block }) => {
    if (token.type !== 'image') return [];
    const isAlone = block.level === 1 && block.children?.length === 1;
    if (isAlone && token.content.trim()) return [];
    const text = isAlone
      ? 'the picture lacks what one sees: write it between [ and ]'
      : 'a picture stands in a paragraph of its own, with an empty line before and after it';
    return [{ file: source.file, line, text }];
  });
}

/** With the line on which its block begins. */
function tokensOf({ body, bodyLine }: Source): { token: Token; line: number; block: Token }[] {
  return parse(body).flatMap((block) => {
    const line = bodyLine + (block.map?.[0] ?? 0) + 1;
    return [block, ...(block.children ?? [])].map((token) => ({ token, line, block }));
  });
}

function wordsOf(token: Token | undefined): string {
  return (token?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('');
}
