import type { Redirect } from '#content/types.ts';

/** Letters, digits and `-._~`, no trailing slash, and not below a path that has no pages. */
const pathForm = /^(?!\/(?:api|assets|_next)\/)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/** Finds chains, loops and dead ends. @param taken everything that is served, pages included */
export function findRedirectProblems(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
  taken: ReadonlySet<string> = pages,
): string[] {
  const moved = new Set<string>(redirects.map(({ from }) => from));
  return redirects.flatMap(({ from, to }, index) => [
    ...(pathForm.test(from)
      ? []
      : [`${from} is not a plain path: no query, hash or trailing slash`]),
    ...(taken.has(from) ? [`${from} is still served`] : []),
    ...(redirects.findIndex((other) => other.from === from) < index
      ? [`${from} is listed twice`]
      : []),
    ...(moved.has(to)
      ? [`${from} leads to ${to}, which is redirected itself: name the final page`]
      : []),
    ...(pages.has(to) || moved.has(to) ? [] : [`${from} leads to ${to}, which is not a page`]),
  ]);
}
