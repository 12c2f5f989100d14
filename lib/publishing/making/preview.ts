// Answers with the pages of the words as they are being written, made when they are asked for, to the process
// that has started it (lib/publishing/preview.ts).
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { pathsOf } from '#lib/content/addresses.ts';
import { inlineScripts } from '#lib/content/compiled.ts';
import { setWords, words } from '#lib/content/content.ts';
import { readMarks } from '#lib/content/marks.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { readContent } from '#lib/content/read-content.ts';
import { readSources } from '#lib/content/read-sources.ts';
import { liveFromAt } from '#lib/content/waiting.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { dropScripts, policyHash, sheetsOf } from '#lib/http/drop-scripts.ts';
import { previewHeaders } from '#lib/http/headers.ts';
import { readWorking } from '#lib/words/working.ts';
import { marksHeader } from '../preview.ts';
import { markedAddress, previewAddress, previewPrefix } from '../preview-address.ts';
import { openExisting } from './open-existing.ts';
import { picturesIn } from './pictures.ts';
import { placeMarks } from './place-marks.ts';
import { askAt, startNext } from './start-next.ts';

/** Without a question for so long, in ms, it ends. */
const patience = 10 * 60_000;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
const idle = setTimeout(() => process.exit(), patience);
const { PREVIEW_KEY: key = '' } = process.env;
const [next, store] = await Promise.all([startNext(), openExisting()]);
const askNext = askAt(next);
let shown: { words: WordFiles; isMarked: boolean } | undefined;
const pictures = new WeakMap<WordFiles, ReturnType<typeof picturesIn>>();

const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
  if (request.headers.authorization !== key) {
    response.writeHead(404).end();
    return;
  }
  idle.refresh();
  try {
    await answer(request, response);
  } catch (error) {
    const isMistake = error instanceof ContentError;
    if (!isMistake) log.error('a preview failed', { error });
    response.writeHead(isMistake ? 422 : 500).end();
  }
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

async function answer({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  const { [marksHeader]: marks } = headers;
  if (marks === 'where') {
    const place = decodeURIComponent(url.slice(1));
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(await pagesWith(place)));
    return;
  }
  const isMarked = marks !== undefined;
  const {
    status,
    headers: given,
    body,
  } = await inTurn(async () => {
    await readChanges(isMarked);
    return ask(url);
  });
  const type = given.get('content-type') ?? '';
  if (!type.startsWith('text/html')) {
    response.writeHead(status, { ...previewHeaders(), 'Content-Type': type }).end(body);
    return;
  }
  const scripts = isMarked ? [] : inlineScripts();
  const bare = dropScripts(String(body), scripts);
  const html = leadToPreview(
    isMarked
      ? withDay(withoutScript(placeMarks(bare, pictures.get(words()) ?? new Map())), url)
      : bare,
    isMarked,
  );
  const policy = {
    scripts: scripts.map(policyHash),
    styles: sheetsOf(html).map(policyHash),
    host: String(headers['x-forwarded-host']),
    isMarked,
  };
  response.writeHead(status, { ...previewHeaders(policy), 'Content-Type': type }).end(html);
}

async function ask(url: string) {
  const answer = await askNext(url, { redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
}

let last: Promise<unknown> = Promise.resolve();

/** What Next renders depends on what is set for the whole process: one after the other. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

let known: { pages: string; places: Promise<Map<string, string[]>> } | undefined;

/** The pages on which the words of a place stand: of when they were asked for first, or a page came or went. */
async function pagesWith(place: string): Promise<string[]> {
  const { words: now } = await readWorking(store);
  const paths = pathsOf(readSources(now));
  const pages = paths.join(' ');
  if (known?.pages !== pages) known = { pages, places: findPlaces(paths) };
  const { places } = known;
  places.catch(() => {
    known = undefined;
  });
  return (await places).get(place) ?? [];
}

async function findPlaces(paths: readonly string[]): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>();
  for (const path of paths) {
    const { body } = await inTurn(async () => {
      await readChanges(true);
      return ask(path);
    });
    const found = readMarks(String(body)).filter((one) => one !== 'end');
    for (const place of new Set(found)) places.set(place, [...(places.get(place) ?? []), path]);
  }
  return places;
}

/** @throws ContentError with all mistakes at once */
async function readChanges(isMarked: boolean) {
  const { words: now } = await readWorking(store);
  if (now === shown?.words && isMarked === shown.isMarked) return;
  setWords(readContent(now, env(), { isDraft: true, isMarked }), now);
  if (isMarked && !pictures.has(now)) pictures.set(now, picturesIn(now));
  shown = { words: now, isMarked };
}

/** A browser that runs no script by a policy shows nothing of what is for one that cannot. */
const withoutScript = (html: string) => html.replace(/<\/?noscript\b[^>]*>/g, '');

/** For the bar around it, from when visitors see it. */
const withDay = (html: string, url: string) =>
  html.replace('<body', `<body data-live="${liveFromAt(words(), url.replace(/\?.*/, ''))}"`);

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
