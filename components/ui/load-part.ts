/** In ms: the import of a script that cannot be parsed never settles. */
const timeout = 3_000;

/** Loads an optional module; undefined if that fails or takes too long. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeout);
    load().then(resolve, () => resolve(undefined));
  });
}
