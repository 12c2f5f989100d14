import { previewAddress, previewPrefix } from '#lib/publishing/preview-address.ts';

/** Has the links of a page lead to previews, and its photographs and articles, which may be new, come from them. */
export function leadToPreview(html: string): string {
  return html
    .replace(/(<a\b[^>]*\bhref=")(\/[^"]*)/g, (_, start: string, to: string) => start + lead(to))
    .replace(/\/assets\/(?=(?:photographs|articles)\/)/g, `${previewPrefix}assets/`);
}

/** A file that anybody can load stays what it is. */
function lead(to: string): string {
  return /^\/\/|^\/[^?#]*\.\w+/.test(to) ? to : previewAddress(to);
}
