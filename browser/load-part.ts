/** Modules that are loaded when they are needed, each a file of browser/parts or browser/islands. */
export type Parts = {
  'article-dialog': typeof import('./islands/article-dialog.tsx');
  'filter-menu': typeof import('./islands/filter-menu.tsx');
  forms: typeof import('./parts/forms.ts');
  opening: typeof import('./parts/opening.ts');
  portfolio: typeof import('./parts/portfolio.ts');
  react: typeof import('./parts/react.ts');
  select: typeof import('./islands/select.tsx');
  speed: typeof import('./parts/speed.ts');
  toast: typeof import('./islands/toast.tsx');
  tooltips: typeof import('./islands/tooltips.tsx');
};

declare global {
  interface Window {
    /** The addresses of each part's files, its own first. Set by browser/effects.ts, read by the parts, too. */
    partFiles?: Record<string, string[]>;
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

/** The addresses of a part's files, its own first; none before browser/effects.ts has run. */
export function filesOf(name: string): string[] {
  return window.partFiles?.[name] ?? [];
}

/** Browsers remember a failed `import()`, and would not request the file again. */
async function load(name: string) {
  const files = filesOf(name);
  const signal = AbortSignal.timeout(requestTimeout);
  await Promise.all(
    files.map(async (file) => {
      const response = await fetch(file, { signal });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await response.arrayBuffer();
    }),
  );
  return import(files[0] ?? '');
}
