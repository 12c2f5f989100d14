/** What is loaded when it is needed: a file each, beside that of the effects. */
type Parts = {
  touch: typeof import('./parts/touch.ts');
  islands: typeof import('./parts/islands.ts');
  opening: typeof import('./parts/opening.ts');
  speed: typeof import('./parts/speed.ts');
};

const patience = 3_000; // ms

/** In ms. A request that has not been answered by then is made again at the next touch. */
const requestTimeout = 30_000;

const loading = new Map<string, Promise<unknown>>();

/** Loads a part, however long that takes; undefined if it fails. The next call tries again. */
export function awaitPart<Name extends keyof Parts>(name: Name): Promise<Parts[Name] | undefined> {
  const part = loading.get(name) ?? load(name).catch(() => void loading.delete(name));
  loading.set(name, part);
  return part as Promise<Parts[Name] | undefined>;
}

/** What is loaded; undefined, too, if that takes too long for a hand that waits. */
export function soon<Part>(loaded: Promise<Part>): Promise<Part | undefined> {
  return Promise.race([loaded, new Promise<undefined>((end) => setTimeout(end, patience))]);
}

/** Loads an island, as `awaitPart`. */
export async function loadIsland<Name extends keyof Parts['islands']>(name: Name) {
  const islands = await awaitPart('islands');
  return islands?.[name]() as ReturnType<Parts['islands'][Name]> | undefined;
}

/** The address of a part: its own, with another name, as tools/compile/bundle.ts makes them. */
export const fileOf = (name: keyof Parts) =>
  import.meta.url.replace(/\/assets\/\w+/, `/assets/${name}`);

/** Browsers remember a failed `import()`, and would not request the file again. */
async function load(name: keyof Parts) {
  const file = fileOf(name);
  const response = await fetch(file, { signal: AbortSignal.timeout(requestTimeout) });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await response.arrayBuffer();
  return import(file);
}
