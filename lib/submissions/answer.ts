import { routes } from '@/lib/routes';
import { plainPage } from './plain-page';
import { isFormPost } from './read-body';

/** What was wrong, by field; `form` where it is not one field's fault. */
export type FieldErrors = Record<string, string>;

/** The answer to a submission that was stored: JSON for a script, a redirect for a plain form. */
export function accepted(request: Request): Response {
  return isFormPost(request)
    ? new Response(null, { status: 303, headers: { Location: routes.thankYou, ...uncached } })
    : Response.json({ success: true }, { headers: uncached });
}

/** What a visitor without JavaScript reads where a submission was not taken. */
export type RefusalWords = { title: string; again: { link: string; href: string } };

type Refusal = { status: number; errors: FieldErrors; headers?: Record<string, string> };

/** The answer to one that was not: JSON for a script, for a plain form a page that says what is wrong. */
export function refused(
  request: Request,
  { status, errors, headers = {} }: Refusal,
  { title, again }: RefusalWords,
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
    again,
  ]);
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}

const uncached = { 'Cache-Control': 'no-store' };

/** A handler for the methods an address does not have. */
export function methodNotAllowed(allowed: string): () => Response {
  return () =>
    Response.json(
      { success: false, errors: { form: `This address takes ${allowed} only.` } },
      { status: 405, headers: { Allow: allowed, ...uncached } },
    );
}
