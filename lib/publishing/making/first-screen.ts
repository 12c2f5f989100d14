import { sheetsOf } from '#lib/http/drop-scripts.ts';
import { pruneStyles } from './prune-styles.ts';

/** The bar, the hero and what belongs to it: up to the next section, or a script before it. */
const firstScreen = /^.*?<h1.*?<\/section>.*?(?=<section|<script)/s;

/**
 * Leaves in a page's head the styles of its first screen, and has the others stand below that. These repeat the
 * rest of their layers, as rules count in the order of the sheet.
 */
export function firstScreenFirst(html: string): string {
  const [sheet = ''] = sheetsOf(html);
  const [start] = firstScreen.exec(html) ?? [];
  if (!start) throw new Error('a page has nothing below its hero');
  const first = pruneStyles(sheet, start.replace(sheet, ''));
  const rest = sheet.split(/(?=@layer )/).filter((layer) => !first.includes(layer));
  const late = `<style data-rest>${rest.join('')}</style>`;
  return start.replace(sheet, () => first) + late + html.slice(start.length);
}
