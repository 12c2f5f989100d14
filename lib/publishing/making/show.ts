import { perObject } from '#lib/base/per-object.ts';
import { compiled } from '#lib/content/compiled.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { readContent } from '#lib/content/read-content.ts';
import { liveFromAt } from '#lib/content/waiting.ts';
import type { WordFiles } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { dropScripts } from '#lib/http/drop-scripts.ts';
import { previewHeaders } from '#lib/http/headers.ts';
import { policyHash, sheetsOf } from '#lib/http/inline-parts.ts';
import { readWorking } from '#lib/words/working.ts';
import type { Preview, Shown } from '../ask-maker.ts';
import { markedAddress, previewAddress } from '../preview-address.ts';
import type { Ask, Said } from './next.ts';
import { placeMarks } from './place-marks.ts';

export async function show(
  store: Store,
  ask: Ask,
  { page, host, isMarked }: Preview,
): Promise<Shown> {
  const { words } = await readWorking(store);
  let said: Said;
  try {
    said = isMarked ? readMarked(words) : readPlain(words);
  } catch (error) {
    if (error instanceof ContentError) return { status: 422, headers: {}, body: Buffer.of() };
    throw error;
  }
  const path = page.replace(/\?.*/, '');
  const { status, type, body } = await ask(said, page);
  const scripts = isMarked ? [] : [compiled().loader];
  const bare = dropScripts(String(body), scripts);
  const drawn = isMarked ? withoutScript(placeMarks(bare)) : bare;
  const html = leadToPreview(withDay(drawn, words, path), isMarked);
  const policy = { scripts: scripts.map(policyHash), styles: sheetsOf(html).map(policyHash), host };
  const headers = { ...previewHeaders({ ...policy, isMarked }), 'Content-Type': type };
  return { status, headers, body: Buffer.from(html) };
}

/**
 * Of the same words until something is saved. What is wrong between pages, as the mention of one that is gone, is left
 * out, as of a newer release.
 *
 * @throws ContentError where a whole file would be, or the release's own shown in its place, which nobody wrote
 */
const reading = (isMarked: boolean) =>
  perObject(`preview ${isMarked}`, (words: WordFiles): Said => {
    const content = readContent({ ...words, isOfNewer: true }, { isDraft: true, isMarked });
    const isWhole = !words.isOfNewer && content.leftOut?.some((name) => !name.includes(' '));
    if (isWhole) throw new ContentError([]);
    return { content, words };
  });

const [readPlain, readMarked] = [reading(false), reading(true)];

/** A browser that runs no script by a policy shows nothing of what is for one that cannot. */
const withoutScript = (html: string) => html.replace(/<\/?noscript\b[^>]*>/g, '');

/** For the bar around it, from when visitors see it. */
const withDay = (html: string, words: WordFiles, path: string) =>
  html.replace('<body', `<body data-live="${liveFromAt(words, path)}"`);

/** Has the links of a page lead to previews. */
function leadToPreview(html: string, isMarked: boolean): string {
  return html.replace(
    /(<a\b[^>]*\bhref=")(\/[^"]*)/g,
    (_, start: string, to: string) => start + lead(to, isMarked),
  );
}

/** A file that anybody can load stays what it is. */
function lead(to: string, isMarked: boolean): string {
  if (/^\/\/|^\/[^?#]*\.\w+/.test(to)) return to;
  return isMarked ? markedAddress(to) : previewAddress(to);
}
