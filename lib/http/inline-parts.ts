import { createHash } from 'node:crypto';

/** The inline style sheets of a document: those of its head, as its body has words, and what make-document.ts has put below. */
export function sheetsOf(html: string): string[] {
  const [head = ''] = html.split('</head>', 1);
  const inHead = head.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g);
  const below = html.matchAll(/<style data-rest>([\s\S]*?)<\/style>/g);
  return [...inHead, ...below].map(([, text = '']) => text);
}

/** Of the inline scripts and styles that a Content-Security-Policy allows, as it names them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Of the text of an inline script or style. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
