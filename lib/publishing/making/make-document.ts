import { inlineScripts } from '#lib/content/compiled.ts';
import { dropScripts, sheetsOf } from '#lib/http/drop-scripts.ts';
import { divideStyles, linkDeferred } from './defer-styles.ts';
import { firstScreenFirst } from './first-screen.ts';
import { lighten } from './lighten.ts';
import { pruneStyles } from './prune-styles.ts';

/** What visitors get of what Next answers: without the scripts of Next. */
export const sourceOf = (answer: string) => lighten(dropScripts(answer, inlineScripts()));

type Made = { html: string; deferred?: { address: string; text: string } };

/**
 * Makes the document that visitors get, and the styles that it defers.
 * @param added words of scripts that add classes
 */
export function makeDocument(source: string, added: ReadonlySet<string>, isHome: boolean): Made {
  const [sheet] = sheetsOf(source);
  // The words of an article.
  if (!sheet) return { html: source };
  const { first, deferred } = divided(sheet);
  const { html, address } = linkDeferred(source, deferred);
  const page = html.replace(sheet, () => pruneStyles(first, html.replace(sheet, ''), added));
  return { html: isHome ? firstScreenFirst(page) : page, deferred: { address, text: deferred } };
}

/** Of the few sheets that the pages of a site have. */
function divided(sheet: string) {
  const known = sheets.get(sheet) ?? divideStyles(sheet);
  sheets.set(sheet, known);
  return known;
}

const sheets = new Map<string, ReturnType<typeof divideStyles>>();
