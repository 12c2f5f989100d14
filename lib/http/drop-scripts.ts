import { createHash } from 'node:crypto';

/**
 * Removes from a document every script but the site's own and data for search engines: Next's, which would hydrate
 * it, with what only hydration reads, and whatever else has come into it.
 *
 * @param own the inline scripts that may stay
 * @param nonce of the document's policy, which its own scripts name
 */
export function dropScripts(document: string, own: readonly string[], nonce?: string): string {
  return (
    document
      // Most of it, so first.
      .replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi, (script, tag: string, text: string) => {
        const isOwn = tag === '' && own.includes(text);
        const isNamed = nonce && tag.includes(` nonce="${nonce}"`);
        return isOwn || isNamed || tag === ' type="application/ld+json"' ? script : '';
      })
      .replace(/<link\b[^>]*\bas="script"[^>]*>|<!--.*?-->/gis, '')
      .replace(/<style\b[^>]*>/g, '<style>')
  );
}

/**
 * The inline style sheets of a document: those of its head, as its body has words, and what lib/publishing/making/first-screen.ts
 * has put below. No other keeps an attribute.
 */
export function sheetsOf(html: string): string[] {
  const [head = ''] = html.split('</head>', 1);
  const inHead = head.matchAll(/<style>([\s\S]*?)<\/style>/g);
  const below = html.matchAll(/<style data-rest>([\s\S]*?)<\/style>/g);
  return [...inHead, ...below].map(([, text = '']) => text);
}

/** The inline scripts that a document has left. */
export const scriptsOf = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

/** Of the inline scripts and styles that a Content-Security-Policy allows, as it names them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Of the text of an inline script or style. */
export function policyHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
