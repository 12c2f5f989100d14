import { inlineScripts } from '#lib/content/compiled.ts';
import { dropScripts, sheetsOf } from '#lib/http/drop-scripts.ts';
import { firstScreenFirst } from './first-screen.ts';
import { lighten } from './lighten.ts';
import { pruneStyles } from './prune-styles.ts';

/**
 * Makes of what Next answers the document that visitors get.
 * @param scripts that add classes
 */
export function makeDocument(answer: string, scripts: readonly string[], isHome: boolean): string {
  const html = lighten(dropScripts(answer, inlineScripts()));
  const [sheet = ''] = sheetsOf(html);
  const page = html.replace(sheet, () => pruneStyles(sheet, [html.replace(sheet, ''), ...scripts]));
  return isHome ? firstScreenFirst(page) : page;
}
