import type { Redirect } from '@/content/types';

/** Letters, digits and `-._~`, no slash at the end; not below addresses without pages. */
const pathForm = /^(?!\/(?:api|assets|_next)\/)(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/**
 * Finds redirects that form chains or circles, or lead nowhere.
 *
 * @param taken addresses under which something is served, pages included
 * @returns a sentence for each fault
 */
export function redirectFaults(
  redirects: readonly Redirect[],
  pages: ReadonlySet<string>,
  taken: ReadonlySet<string> = pages,
): string[] {
  const moved = new Set<string>(redirects.map(({ from }) => from));
  return redirects.flatMap(({ from, to }, index) => [
    ...(pathForm.test(from)
      ? []
      : [`${from} is not of the form /path, with neither query nor place`]),
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

/** The addresses of earlier releases that are neither pages nor redirected. */
export function lostAddresses(
  released: readonly string[],
  pages: ReadonlySet<string>,
  redirects: readonly Redirect[],
): string[] {
  const moved = new Set<string>(redirects.map(({ from }) => from));
  return released.filter((address) => !pages.has(address) && !moved.has(address));
}
