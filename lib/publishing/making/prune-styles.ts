import { Features, transform } from 'lightningcss';
import { unescapeHtml } from '#lib/base/escape-html.ts';

/**
 * Takes those rules out of a sheet whose classes no element of a document has and no script names, and keyframes that no other
 * rule names: Tailwind makes one sheet for all kinds of page.
 *
 * @param html the document without the sheet
 * @param added words of scripts that add classes
 */
export function pruneStyles(
  sheet: string,
  html: string,
  added: ReadonlySet<string> = new Set(),
): string {
  const named = classesIn(html);
  const used = without(
    sheet,
    classesOf(sheet).filter((name) => !named.has(name) && !added.has(name)),
  );
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
  });
  return String(code);
}

function classesIn(html: string): Set<string> {
  const lists = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...lists].flatMap(([, names = '']) => unescapeHtml(names).split(/\s+/)));
}

/** What may be the name of a class in a script. */
export const wordsOf = (script: string) => new Set(script.split(/[\s"'`]+/));

function idleKeyframes(sheet: string): string[] {
  const names = [...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  return names.filter((name) => sheet.indexOf(name) === sheet.lastIndexOf(name));
}

function classesOf(sheet: string): string[] {
  const names = sheet.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/g);
  return [...new Set([...names].map(([, name = '']) => unescaped(name)))];
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/g, (_, code, sign) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}
