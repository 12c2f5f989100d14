// Answers with the pages of the words as they are being written, made when they are asked for, to the process
// that has started it (lib/publishing/preview.ts).
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, setPriority } from 'node:os';
import { env } from '#lib/base/env.ts';
import { log } from '#lib/base/log.ts';
import { inlineScripts } from '#lib/content/compiled.ts';
import { setWords } from '#lib/content/content.ts';
import { ContentError } from '#lib/content/mistakes.ts';
import { readContent } from '#lib/content/read-content.ts';
import type { WordFiles } from '#lib/content/words.ts';
import { dropScripts, policyHash, sheetsOf } from '#lib/http/drop-scripts.ts';
import { previewHeaders } from '#lib/http/headers.ts';
import { readWorking } from '#lib/words/working.ts';
import { previewAddress, previewPrefix } from '../preview-address.ts';
import { openExisting } from './open-existing.ts';
import { askAt, startNext } from './start-next.ts';

/** Without a question for so long, in ms, it ends. */
const patience = 10 * 60_000;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
const idle = setTimeout(() => process.exit(), patience);
const { PREVIEW_KEY: key = '' } = process.env;
const [next, store] = await Promise.all([startNext(), openExisting()]);
const askNext = askAt(next);
let shown: WordFiles | undefined;

const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
  if (request.headers.authorization !== key) return response.writeHead(404).end();
  idle.refresh();
  try {
    await answer(request, response);
  } catch (error) {
    if (error instanceof ContentError) return tellMistakes(error, response);
    log.error('a preview failed', { error });
    response.writeHead(500).end();
  }
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

async function answer({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  await readChanges();
  const { status, headers: given, body } = await ask(url);
  const type = given.get('content-type') ?? '';
  if (!type.startsWith('text/html')) {
    response.writeHead(status, { ...previewHeaders(), 'Content-Type': type }).end(body);
    return;
  }
  const scripts = inlineScripts();
  const html = leadToPreview(dropScripts(String(body), scripts));
  const policy = {
    scripts: scripts.map(policyHash),
    styles: sheetsOf(html).map(policyHash),
    host: String(headers['x-forwarded-host']),
  };
  response.writeHead(status, { ...previewHeaders(policy), 'Content-Type': type }).end(html);
}

async function ask(url: string) {
  const answer = await askNext(url, { redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
}

/** @throws ContentError with all mistakes at once */
async function readChanges() {
  const { words } = await readWorking(store);
  if (words === shown) return;
  setWords(readContent(words, env(), true), words);
  shown = words;
}

function tellMistakes({ mistakes }: ContentError, response: ServerResponse) {
  response.writeHead(422, { 'Content-Type': 'application/json' }).end(JSON.stringify(mistakes));
}

/** Has the links of a page lead to previews, and its photographs, which may be new, come from them. */
function leadToPreview(html: string): string {
  return html
    .replace(/(<a\b[^>]*\bhref=")(\/[^"]*)/g, (_, start: string, to: string) => start + lead(to))
    .replace(/\/assets\/(?=photographs\/)/g, `${previewPrefix}assets/`);
}

/** A file that anybody can load stays what it is. */
function lead(to: string): string {
  return /^\/\/|^\/[^?#]*\.\w+/.test(to) ? to : previewAddress(to);
}
