import { keptWide } from './process-wide.ts';

/**
 * What is found of an object, kept for as long as the object is: most are asked about again and again, unchanged. What
 * was looked for in vain, by a promise, is looked for anew.
 *
 * @param name of what is found: each of Next's bundles would find it anew
 */
export function perObject<Given extends object, Found>(
  name: string,
  find: (given: Given) => Found,
): (given: Given) => Found {
  const kept = keptWide(name, () => new WeakMap<Given, { found: Found }>());
  return (given) => {
    const known = kept.get(given) ?? { found: find(given) };
    kept.set(given, known);
    if (known.found instanceof Promise) known.found.catch(() => kept.delete(given));
    return known.found;
  };
}
