import { compiled } from '#lib/content/compiled.ts';
import { dropScripts } from '#lib/http/drop-scripts.ts';
import { sheetsOf } from '#lib/http/inline-parts.ts';
import { pruneStyles } from './prune-styles.ts';
import { shortenNames } from './short-names.ts';

/** What visitors get of what Next answers: without the scripts of Next. */
export const sourceOf = (answer: string) => lighten(dropScripts(answer, [compiled().loader]));

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
  const named = shortenNames(source, sheet, added);
  const [long = ''] = sheetsOf(named);
  const page = named.replace(long, () => pruneStyles(long, named.replace(long, ''), added));
  return isHome ? firstScreenFirst(page) : page;
}

/** Takes out what a document says twice, and what HTML needs not. */
function lighten(html: string): string {
  return (
    html
      // X reads those of Open Graph, and knows no sizes.
      .replace(
        /<meta name="twitter:(?:title|description|image|image:width|image:height)"[^>]*>/g,
        '',
      )
      // Where Next streams metadata, and what would bring the sheet for paper sooner.
      .replace(/<div hidden=""><\/div>|<link rel="preload"[^>]*media="print"\/>/g, '')
      // React closes what closes itself in SVG.
      .replace(/><\/(?:path|use|rect|circle)>/g, '/>')
      .replace(/<style\b[^>]*>/g, '<style>')
  );
}

/** The bar and the hero. */
const firstScreen = /^.*?<h1.*?<\/section>/s;

/**
 * Leaves in a page's head the styles of its first screen, and has the others stand below that. These repeat the
 * rest of their layers, as rules count in the order of the sheet.
 */
function firstScreenFirst(html: string): string {
  const [sheet = ''] = sheetsOf(html);
  const [start] = firstScreen.exec(html) ?? [];
  if (!start) throw new Error('a page has no hero');
  const first = pruneStyles(sheet, start.replace(sheet, ''), new Set());
  const rest = sheet.split(/(?=@layer )/).filter((layer) => !first.includes(layer));
  const late = `<style data-rest>${rest.join('')}</style>`;
  return start.replace(sheet, () => first) + late + html.slice(start.length);
}
