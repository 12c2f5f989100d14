/** In ms. A script that the browser cannot parse never comes, and nothing says so. */
const maxWait = 3_000;

/**
 * Loads a part that a page can do without.
 *
 * @returns its module; nothing where it cannot be had, cannot be parsed, or takes too long
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWait);
    load().then(resolve, () => resolve(undefined));
  });
}
