import { escapeHtml } from './escape-html.ts';
import { palette } from './palette.ts';

/**
 * A page without scripts and without the site's frame, which no crawler may list.
 * @param html what follows its heading
 */
export function plainDocument(title: string, html: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body style="${style}"><main><h1>${escapeHtml(title)}</h1>${html}</main></body></html>`;
}

const style = `font:18px/1.6 system-ui,sans-serif;color:${palette.ink};background:${palette.paper};max-width:38em;margin:12vh auto;padding:0 24px`;
