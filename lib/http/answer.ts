import { escapeHtml } from '#lib/base/escape-html.ts';
import { palette } from '#lib/base/palette.ts';
import { isFormPost } from './read-body.ts';

/** By field; `form` where it is not one field's fault. */
export type FieldErrors = Record<string, string>;

/** The answer to a submission that was stored: JSON for a script, `plain` for a plain form. */
export function accepted(request: Request, plain: () => Response): Response {
  return isFormPost(request) ? plain() : Response.json({ success: true }, { headers: uncached });
}

export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...uncached } });
}

/** For the page that a visitor without JavaScript gets. */
export type RefusalPage = { title: string; retry: { link: string; href: string } };

/** The answer to one that was not: JSON for a script, a page for a plain form. */
export function refused(
  request: Request,
  status: number,
  errors: FieldErrors,
  { title, retry }: RefusalPage,
): Response {
  if (!isFormPost(request)) {
    return Response.json({ success: false, errors }, { status, headers: uncached });
  }
  return plainPage(status, title, [
    ...Object.values(errors).map((text) => ({ text })),
    { text: 'Go back with your browser’s Back button: what you typed is still there.' },
    retry,
  ]);
}

type PagePart =
  | { text: string }
  | { link: string; href: string }
  /** Posts to `action`, else to the page's own address. */
  | { button: string; action?: string };

/** A page without scripts and without the site's frame, which no crawler may list; every text is escaped. */
export function plainPage(status: number, title: string, parts: readonly PagePart[]): Response {
  const heading = escapeHtml(title);
  const main = `<h1>${heading}</h1>${parts.map(partHtml).join('')}`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title><style>${plainStyle}</style>`;
  const page = `<!doctype html><html lang="en"><head>${head}</head><body><main>${main}</main></body></html>`;
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': plainPolicy,
      'X-Robots-Tag': 'noindex',
      ...uncached,
    },
  });
}

const uncached = { 'Cache-Control': 'no-store' };

function partHtml(part: PagePart): string {
  if ('text' in part) return `<p>${escapeHtml(part.text)}</p>`;
  if ('link' in part) {
    return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.link)}</a></p>`;
  }
  const action = part.action ? ` action="${escapeHtml(part.action)}"` : '';
  return `<form method="post"${action}><button>${escapeHtml(part.button)}</button></form>`;
}

/** Of its Content-Security-Policy: it has a style, and a form. */
export const plainPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const plainStyle = `
body{margin:0;padding:10vh 16px;font:1.125rem/1.6 system-ui,sans-serif;color:${palette.ink};background:${palette.sand100}}
main{max-width:32em;margin:auto;padding:28px 32px;background:${palette.white};border:1px solid ${palette.sand200};border-top:6px solid ${palette.lajvard900};overflow-wrap:anywhere}
h1{margin:0 0 16px;font-size:min(1.75rem,11vw);line-height:1.2;color:${palette.lajvard900};text-wrap:balance}
p,form{margin:0 0 16px}
a{color:${palette.lajvard700}}
button{min-height:48px;padding:10px 20px;border:1px solid ${palette.lajvard700};border-radius:4px;background:${palette.lajvard700};color:${palette.white};font:inherit;font-weight:600;cursor:pointer}
form[action] button{background:none;color:${palette.lajvard700}}
button:hover,form[action] button:hover{color:${palette.white};background:${palette.lajvard900}}
:focus-visible{outline:3px solid ${palette.genda500};outline-offset:2px}`;
