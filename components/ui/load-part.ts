/** Time for code to load, in ms: a module that fails to parse may never settle. */
const longestWait = 3_000;

/** Imports an optional module; undefined if that fails or takes too long. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWait);
    load().then(resolve, () => resolve(undefined));
  });
}
