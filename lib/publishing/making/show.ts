import { env } from '#lib/base/env.ts';
import { perObject } from '#lib/base/per-object.ts';
import { pathsOf } from '#lib/content/addresses.ts';
import { compiled } from '#lib/content/compiled.ts';
import { readMarks } from '#lib/content/marks.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { readContent } from '#lib/content/read-content.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { liveFromAt } from '#lib/content/waiting.ts';
import type { WordFiles } from '#lib/content/words.ts';
import type { Store } from '#lib/database/store.ts';
import { dropScripts } from '#lib/http/drop-scripts.ts';
import { previewHeaders } from '#lib/http/headers.ts';
import { policyHash, sheetsOf } from '#lib/http/inline-parts.ts';
import { readWorking } from '#lib/words/working.ts';
import type { Questions, Shown } from '../maker.ts';
import { markedAddress, previewAddress, previewPrefix } from '../preview-address.ts';
import { picturesIn } from './pictures.ts';
import { placeMarks } from './place-marks.ts';
import { type InTurn, speaker } from './speaker.ts';
import type { Ask } from './start-next.ts';

/** A page, or one of its files, of the words as they are being written. */
export async function show(
  store: Store,
  ask: Ask,
  { page, host, isMarked }: Questions['show']['asked'],
): Promise<Shown> {
  const { words } = await readWorking(store);
  let inTurn: InTurn;
  try {
    inTurn = isMarked ? markedSpeaker(words) : plainSpeaker(words);
  } catch (error) {
    if (error instanceof ContentError) return { status: 422, headers: {}, body: Buffer.of() };
    throw error;
  }
  const { status, type, body } = await inTurn(() => ask(page));
  if (!type.startsWith('text/html')) {
    return { status, headers: { ...previewHeaders(), 'Content-Type': type }, body };
  }
  const scripts = isMarked ? [] : [compiled().loader];
  const bare = dropScripts(String(body), scripts);
  const drawn = isMarked ? withoutScript(placeMarks(bare, picturesOf(words))) : bare;
  const html = leadToPreview(withDay(drawn, words, page), isMarked);
  const policy = { scripts: scripts.map(policyHash), styles: sheetsOf(html).map(policyHash), host };
  const headers = { ...previewHeaders({ ...policy, isMarked }), 'Content-Type': type };
  return { status, headers, body: Buffer.from(html) };
}

let known: { pages: string; places: Promise<Map<string, string[]>> } | undefined;

/** The pages on which the words of a place stand: of when they were asked for first, or a page came or went. */
export async function findPlace(store: Store, ask: Ask, place: string): Promise<string[]> {
  const { words } = await readWorking(store);
  const paths = pathsOf(readSources(words));
  const pages = paths.join(' ');
  if (known?.pages !== pages) known = { pages, places: findPlaces(ask, words, paths) };
  const { places } = known;
  places.catch(() => {
    known = undefined;
  });
  return (await places).get(place) ?? [];
}

async function findPlaces(ask: Ask, words: WordFiles, paths: readonly string[]) {
  const inTurn = markedSpeaker(words);
  const places = new Map<string, string[]>();
  for (const path of paths) {
    const { body } = await inTurn(() => ask(path));
    const found = readMarks(String(body)).filter((one) => one !== 'end');
    for (const place of new Set(found)) places.set(place, [...(places.get(place) ?? []), path]);
  }
  return places;
}

/** Of the same words until something is saved. @throws ContentError with all mistakes at once */
const speakerOf = (isMarked: boolean) =>
  perObject((words: WordFiles) =>
    speaker(readContent(words, env(), { isDraft: true, isMarked }), words),
  );

const [plainSpeaker, markedSpeaker] = [speakerOf(false), speakerOf(true)];
const picturesOf = perObject(picturesIn);

/** A browser that runs no script by a policy shows nothing of what is for one that cannot. */
const withoutScript = (html: string) => html.replace(/<\/?noscript\b[^>]*>/g, '');

/** For the bar around it, from when visitors see it. */
const withDay = (html: string, words: WordFiles, page: string) =>
  html.replace('<body', `<body data-live="${liveFromAt(words, page.replace(/\?.*/, ''))}"`);

/** Has the links of a page lead to previews, and its photographs, which may be new, come from them. */
function leadToPreview(html: string, isMarked: boolean): string {
  return html
    .replace(
      /(<a\b[^>]*\bhref=")(\/[^"]*)/g,
      (_, start: string, to: string) => start + lead(to, isMarked),
    )
    .replace(/\/assets\/(?=photographs\/)/g, `${previewPrefix}assets/`);
}

/** A file that anybody can load stays what it is. */
function lead(to: string, isMarked: boolean): string {
  if (/^\/\/|^\/[^?#]*\.\w+/.test(to)) return to;
  return isMarked ? markedAddress(to) : previewAddress(to);
}
