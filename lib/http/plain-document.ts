import { escapeHtml } from '#lib/base/escape-html.ts';
import { palette } from '#lib/base/palette.ts';

/**
 * A page without scripts and without the site's frame, which no crawler may list.
 * @param main with its heading
 */
export function plainDocument(title: string, main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${plainStyle}</style></head><body><main>${main}</main></body></html>`;
}

/** Of its Content-Security-Policy: it has a style, and a form. */
export const plainPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export const plainStyle = `
body{margin:0;padding:10vh 16px;font:1.125rem/1.6 system-ui,sans-serif;color:${palette.ink};background:${palette.sand100}}
main{max-width:32em;margin:auto;padding:28px 32px;background:${palette.white};border:1px solid ${palette.sand200};border-top:6px solid ${palette.lajvard900};overflow-wrap:anywhere}
h1{margin:0 0 16px;font-size:min(1.75rem,11vw);line-height:1.2;color:${palette.lajvard900};text-wrap:balance}
p,form{margin:0 0 16px}
a{color:${palette.lajvard700}}
button{min-height:48px;padding:10px 20px;border:1px solid ${palette.lajvard700};border-radius:4px;background:${palette.lajvard700};color:${palette.white};font:inherit;font-weight:600;cursor:pointer}
form[action] button{background:none;color:${palette.lajvard700}}
button:hover,form[action] button:hover{color:${palette.white};background:${palette.lajvard900}}
:focus-visible{outline:3px solid ${palette.genda500};outline-offset:2px}`;
