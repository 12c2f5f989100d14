import type * as islands from './parts/islands.ts';

/**
 * Modules that are loaded when they are needed, each a file of browser/parts, which adds what it has: were
 * they named here, those that load others would stand in a circle.
 */
export interface Parts {
  islands: typeof islands;
}

declare global {
  interface Window {
    /** The address of each part. Set by browser/effects.ts, read by the parts, too. */
    partFiles?: Record<string, string>;
  }
}

const patience = 3_000; // ms

/** In ms. A request that has not been answered by then is made again at the next touch. */
const requestTimeout = 30_000;

const loading = new Map<string, Promise<unknown>>();
const slow = new Set<string>();

/** Loads a part, however long that takes; undefined if it fails. The next call tries again. */
export async function awaitPart<Name extends keyof Parts>(
  name: Name,
): Promise<Parts[Name] | undefined> {
  const part = (loading.get(name) as Promise<Parts[Name]> | undefined) ?? load(name);
  loading.set(name, part);
  try {
    return await part;
  } catch {
    loading.delete(name);
    return undefined;
  }
}

/**
 * Loads a part; undefined, too, if that takes too long for a hand that waits. The next call waits no longer
 * where a wait was in vain.
 */
export async function loadPart<Name extends keyof Parts>(
  name: Name,
): Promise<Parts[Name] | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<undefined>((resolve) => {
    timer = setTimeout(
      () => {
        slow.add(name);
        resolve(undefined);
      },
      slow.has(name) ? 0 : patience,
    );
  });
  try {
    return await Promise.race([awaitPart(name), end]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads an island, as `loadPart`. */
export async function loadIsland<Name extends keyof Parts['islands']>(name: Name) {
  const islands = await loadPart('islands');
  return islands?.[name]() as ReturnType<Parts['islands'][Name]> | undefined;
}

/** The address of a part; empty before browser/effects.ts has run. */
export function fileOf(name: string): string {
  return window.partFiles?.[name] ?? '';
}

/** Browsers remember a failed `import()`, and would not request the file again. */
async function load(name: string) {
  const file = fileOf(name);
  const response = await fetch(file, { signal: AbortSignal.timeout(requestTimeout) });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await response.arrayBuffer();
  return import(file);
}
