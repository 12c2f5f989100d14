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
  );
}
