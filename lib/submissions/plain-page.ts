import { escapeHtml } from '@/lib/escape-html';
import { palette } from '@/lib/palette';

type Part = { text: string } | { link: string; href: string } | { button: string };

/**
 * A page that a handler answers itself, for a visitor without JavaScript or out of a mail: plain
 * HTML without scripts. Every text is escaped.
 */
export function plainPage(status: number, title: string, parts: readonly Part[]): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body style="${style}"><main><h1>${escapeHtml(title)}</h1>${parts.map(part).join('')}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
}

const style = `font:18px/1.6 system-ui,sans-serif;color:${palette.ink};background:${palette.paper};max-width:38em;margin:12vh auto;padding:0 24px`;

function part(content: Part): string {
  if ('text' in content) return `<p>${escapeHtml(content.text)}</p>`;
  if ('link' in content) {
    return `<p><a style="color:${palette.lajvard700}" href="${escapeHtml(content.href)}">${escapeHtml(content.link)}</a></p>`;
  }
  return `<form method="post"><button style="font:inherit;padding:12px 20px">${escapeHtml(content.button)}</button></form>`;
}
