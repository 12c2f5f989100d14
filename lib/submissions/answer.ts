import { escapeHtml } from '#lib/escape-html.ts';
import { palette } from '#lib/palette.ts';
import { plainDocument } from '#lib/plain-document.ts';
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

type Refusal = { status: number; errors: FieldErrors; headers?: Record<string, string> };

/** The answer to one that was not: JSON for a script, a page for a plain form. */
export function refused(
  request: Request,
  { status, errors, headers = {} }: Refusal,
  { title, retry }: RefusalPage,
): Response {
  if (!isFormPost(request)) {
    return Response.json(
      { success: false, errors },
      { status, headers: { ...uncached, ...headers } },
    );
  }
  const page = plainPage(status, title, [
    ...Object.values(errors).map((text) => ({ text })),
    { text: 'Go back with your browser’s Back button: what you typed is still there.' },
    retry,
  ]);
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}

type Part = { text: string } | { link: string; href: string } | { button: string };

/** A page without scripts; every text is escaped. */
export function plainPage(status: number, title: string, parts: readonly Part[]): Response {
  return new Response(plainDocument(title, parts.map(partHtml).join('')), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      ...uncached,
    },
  });
}

const uncached = { 'Cache-Control': 'no-store' };

function partHtml(part: Part): string {
  if ('text' in part) return `<p>${escapeHtml(part.text)}</p>`;
  if ('link' in part) {
    return `<p><a style="color:${palette.lajvard700}" href="${escapeHtml(part.href)}">${escapeHtml(part.link)}</a></p>`;
  }
  return `<form method="post"><button style="font:inherit;padding:12px 20px">${escapeHtml(part.button)}</button></form>`;
}
