import { distance } from 'fastest-levenshtein';

/** The name that was probably meant, case and hyphens aside: a typo for each four letters. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  // Of paths, what is in one folder is told apart by its last part.
  const folder = typed.slice(0, typed.lastIndexOf('/') + 1);
  const [best] = names
    .map((name) => {
      const from = name.startsWith(folder) ? folder.length : 0;
      return { name, ...compare(plain(typed.slice(from)), plain(name.slice(from))) };
    })
    .sort((a, b) => a.typos - b.typos);
  return best && best.typos <= best.letters / 4 ? best.name : undefined;
}

/** Letters in another order are one typo. */
function compare(one: string, other: string) {
  const typos = distance(one, other);
  const isSwapped = typos === 2 && [...one].sort().join() === [...other].sort().join();
  return { typos: isSwapped ? 1 : typos, letters: Math.max(one.length, other.length) };
}

/** `; did you mean "seo"?`, or nothing. */
export function suggestion(typed: string, names: readonly string[]): string {
  const name = nearest(typed, names);
  return name ? `; did you mean "${name}"?` : '';
}

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');
