import { inlineScripts } from '#lib/content/compiled.ts';
import { dropScripts, sheetsOf } from '#lib/http/drop-scripts.ts';
import { firstScreenFirst } from './first-screen.ts';
import { lighten } from './lighten.ts';
import { pruneStyles } from './prune-styles.ts';

/** What visitors get of what Next answers: without the scripts of Next. */
export const sourceOf = (answer: string) => lighten(dropScripts(answer, inlineScripts()));

/**
 * Makes the document that visitors get.
 * @param added words of scripts that add classes
 * @throws for a function of Tailwind, which browsers ignore with its rule
 */
export function makeDocument(source: string, added: ReadonlySet<string>, isHome: boolean): string {
  const [sheet] = sheetsOf(source);
  // The words of an article.
  if (!sheet) return source;
  const [left] = /(?<![\w-])(?:--(?:theme|alpha|spacing)|theme)\([^)]*\)/.exec(sheet) ?? [];
  if (left) throw new Error(`${left} is left in a sheet: does its file lack @reference?`);
  const page = source.replace(sheet, () => pruneStyles(sheet, source.replace(sheet, ''), added));
  return isHome ? firstScreenFirst(page) : page;
}
