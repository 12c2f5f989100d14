import { distance } from 'fastest-levenshtein';

/** The name that was probably meant, case and hyphens aside. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, typos: distance(plain(typed), plain(name)) }))
    .sort((a, b) => a.typos - b.typos);
  return best && best.typos <= Math.max(best.name.length < 4 ? 1 : 2, best.name.length / 4)
    ? best.name
    : undefined;
}

/** `; did you mean "seo"?`, or nothing. */
export function suggestion(typed: string, names: readonly string[]): string {
  const name = nearest(typed, names);
  return name ? `; did you mean "${name}"?` : '';
}

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
