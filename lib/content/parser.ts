import MarkdownIt from 'markdown-it';
import { escapeHtml } from '#lib/base/escape-html.ts';

export type Token = ReturnType<ReturnType<typeof createParser>['parse']>[number];

/** Tells HTML and links of all kinds apart, to have them reported; HTML is rendered as the text that it is. */
export function createParser({ linkify = false } = {}) {
  const parser = new MarkdownIt({ html: true, linkify });
  parser.validateLink = () => true;
  // What is typed stands as it was typed: no word with a dot is a link, no %20 a space.
  parser.linkify.set({ fuzzyLink: false });
  parser.normalizeLinkText = (address) => address;
  const { rules } = parser.renderer;
  rules.html_block = (tokens, at) => escapeHtml(tokens[at]?.content ?? '');
  rules.html_inline = rules.html_block;
  return parser;
}

/** As it was written, where a % in it is no escape. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
