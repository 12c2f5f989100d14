import type { Path } from '#lib/content/source.ts';

/** Texts of a file by where they may stand: `*` is any entry, `#` any field's name. */
export function matches(data: unknown, pattern: readonly string[], path: Path = []): Named[] {
  const [first, ...rest] = pattern;
  if (first === undefined) return typeof data === 'string' ? [{ path, name: data }] : [];
  if (typeof data !== 'object' || data === null) return [];
  if (first === '#') return Object.keys(data).map((name) => ({ path: [...path, name], name }));
  return Object.entries(data)
    .filter(([key]) => first === '*' || first === key)
    .flatMap(([key, part]) =>
      matches(part, rest, [...path, Array.isArray(data) ? Number(key) : key]),
    );
}

type Named = { path: Path; name: string };
