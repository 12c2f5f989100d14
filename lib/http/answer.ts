import { escapeHtml } from '#lib/base/escape-html.ts';
import { plainDocument, plainPolicy } from './plain-document.ts';
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

export type PagePart =
  | { text: string }
  | { link: string; href: string }
  /** Posts to `action`, else to the page's own address. */
  | { button: string; action?: string };

/** A page without scripts; every text is escaped. */
export function plainPage(status: number, title: string, parts: readonly PagePart[]): Response {
  const heading = `<h1>${escapeHtml(title)}</h1>`;
  return new Response(plainDocument(title, heading + parts.map(partHtml).join('')), {
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
