import type { Redirect } from '@/content/types';

/** Letters, digits and `-._~`, without a slash at the end. Below these there are no pages. */
const form = /^(?!\/(?:api|assets|_next)\/)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/**
 * What is wrong with a list of redirects, so that no visitor is led in a circle, on and on, or nowhere.
 *
 * @param pages paths of the pages
 * @param taken addresses under which something is served, the pages among them
 * @returns a sentence for each fault
 */
export function redirectFaults(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
  taken: ReadonlySet<string> = pages,
): string[] {
  const moved = new Set<string>(redirects.map(({ from }) => from));
  return redirects.flatMap(({ from, to }, index) => [
    ...(form.test(from) ? [] : [`${from} is not of the form /path, with neither query nor place`]),
    ...(taken.has(from) ? [`${from} is still served: it leads nowhere else`] : []),
    ...(redirects.findIndex((other) => other.from === from) < index
      ? [`${from} stands twice`]
      : []),
    ...(moved.has(to)
      ? [`${from} leads to ${to}, which leads on: name the last page at once`]
      : []),
    ...(pages.has(to) || moved.has(to) ? [] : [`${from} leads to ${to}, which is no page`]),
  ]);
}

/**
 * The addresses of earlier releases that lead a visitor nowhere.
 *
 * @param released paths of the pages of every release so far
 * @param pages paths of the pages
 */
export function lostAddresses(
  released: readonly string[],
  pages: ReadonlySet<string>,
  redirects: readonly Redirect[],
): string[] {
  const moved = new Set<string>(redirects.map(({ from }) => from));
  return released.filter((address) => !pages.has(address) && !moved.has(address));
}
