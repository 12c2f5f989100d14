import { Features, type Selector, transform } from 'lightningcss';
import { unescapeHtml } from '#lib/base/escape-html.ts';

/**
 * Takes those rules out of a sheet whose classes no element of a document has and no script names, and keyframes that no other
 * rule names: Tailwind makes one sheet for all kinds of page.
 *
 * @param html the document without the sheet
 * @param added words of scripts that add classes
 */
export function pruneStyles(sheet: string, html: string, added: ReadonlySet<string>): string {
  const named = placesOf(html);
  const isUnused = (name: string) => !named.has(name) && !added.has(name);
  const used = without(sheet, classesOf(sheet).filter(isUnused));
  return without(used, idleKeyframes(used));
}

/** @param unusedSymbols classes or keyframes, whose names differ */
function without(sheet: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(sheet),
    minify: true,
    unusedSymbols,
    // As Next writes them, for older browsers.
    include: Features.MediaRangeSyntax,
    visitor: { Selector: leaveUsed(unusedSymbols) },
  });
  return String(code);
}

/** Takes selectors out that no element matches, which lightningcss leaves in lists, also within others. */
function leaveUsed(unused: readonly string[]) {
  const matches = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return !unused.includes(part.name);
      if (part.type !== 'pseudo-class') return true;
      if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
      part.selectors = part.selectors.filter(matches);
      return part.selectors.length > 0;
    });
  return (selector: Selector) => (matches(selector) ? selector : []);
}

/** Of an element. */
export const classList = /\sclass="([^"]*)"/g;

/** Where in a document each class stands. */
export function placesOf(html: string): Map<string, string> {
  const places = new Map<string, string>();
  for (const { index, 1: list = '' } of html.matchAll(classList)) {
    for (const name of unescapeHtml(list).split(' ')) {
      places.set(name, `${places.get(name) ?? ''} ${index}`);
    }
  }
  return places;
}

/** What may be the name of a class in a script. */
export const wordsOf = (script: string) => new Set(script.split(/[\s"'`]+/));

function idleKeyframes(sheet: string): string[] {
  const names = [...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  return names.filter((name) => sheet.indexOf(name) === sheet.lastIndexOf(name));
}

/** In a selector. */
export const className = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g;

export function classesOf(sheet: string): string[] {
  const names = sheet.matchAll(className);
  return [...new Set([...names].map(([, name = '']) => unescaped(name)))];
}

export function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/g, (_, code, sign) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
