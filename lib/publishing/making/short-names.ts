import { unescapeHtml } from '#lib/base/escape-html.ts';
import { classesOf, classList, className, placesOf, unescaped } from './prune-styles.ts';

/**
 * Gives the utilities of a document names of one or two letters, the same to those that always stand together: a
 * twentieth of its bytes. Components, groups and grounds keep theirs, by which one finds them, and what scripts name stays.
 *
 * @param named words of scripts
 */
export function shortenNames(html: string, sheet: string, named: ReadonlySet<string>): string {
  const kept = new Set([...named, ...classesOf(sheet.replace(utilities, ''))]);
  const all = classesOf(sheet);
  const free = letters.filter((name) => !all.includes(name));
  const places = placesOf(html.replace(sheet, ''));
  const byPlaces: Record<string, string> = {};
  const short = new Map<string, string>();
  for (const name of all) {
    const at = places.get(name);
    if (!at || kept.has(name) || /^(bg-|group$)/.test(name)) continue;
    byPlaces[at] ??= free.shift() ?? name;
    short.set(name, byPlaces[at]);
  }
  const shorten = (name: string) => short.get(unescapeHtml(name)) ?? name;
  return html
    .replace(classList, (_, list: string) => {
      return ` class="${[...new Set(list.split(' ').map(shorten))].join(' ')}"`;
    })
    .replace(sheet, () =>
      sheet.replace(className, (_, name) => `.${short.get(unescaped(name)) ?? name}`),
    );
}

/** That layer, whose rules stand in conditions, as many as three in one another. */
const utilities =
  /@layer utilities\{(?:[^{}]+|\{(?:[^{}]+|\{(?:[^{}]+|\{(?:[^{}]+|\{[^{}]*\})*\})*\})*\})*\}/g;

/** a to z, then a0 to zz. */
const letters = Array.from({ length: 962 }, (_, at) => (at + (at < 26 ? 10 : 334)).toString(36));
