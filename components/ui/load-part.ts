/** How long code may take to come, in ms: what a browser cannot parse never comes, and nothing says so. */
const longestWait = 3_000;

/**
 * Fetches a part that a page can do without.
 *
 * @returns its module; nothing where it cannot be had, cannot be parsed, or takes too long
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWait);
    load().then(resolve, () => resolve(undefined));
  });
}
