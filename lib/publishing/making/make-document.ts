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
 */
export function makeDocument(html: string, added: ReadonlySet<string>, isHome: boolean): string {
  const [sheet = ''] = sheetsOf(html);
  const page = html.replace(sheet, () => pruneStyles(sheet, html.replace(sheet, ''), added));
  return isHome ? firstScreenFirst(page) : page;
}
