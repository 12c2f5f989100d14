import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isSolidPath } from '#lib/content/routes.ts';
import { answerHeaders, deskHeaders } from '#lib/http/headers.ts';
import { readTarget, type Target } from '#lib/http/target.ts';
import type { Served } from '#lib/publishing/follow.ts';
import type { Answer } from '#lib/publishing/site.ts';
import { isOfDesk } from './desk.ts';
import { isCall, type Listener } from './pass-to-next.ts';
import { badTarget, methodNotAllowed, notFound, refuse } from './refuse.ts';

const readMethods = 'GET, HEAD';

/**
 * Passes API calls and the desk to their handlers, and answers all else from the published files, once there are any.
 *
 * @param answerDesk undefined where there is no desk
 */
export function createAnswer(
  served: Pick<Served, 'site' | 'making'>,
  answerCall: Listener,
  answerDesk?: Listener,
): RequestListener {
  const common = answerHeaders();
  const ofDesk = deskHeaders();
  return (request, response) => {
    const target = readTarget(request);
    if (!target) refuse(response, badTarget, isOfDesk(request.url ?? '') ? ofDesk : common);
    else if (isForApi(target, request)) answerCall(target, request, response);
    else if (answerDesk && isOfDesk(target.path)) answerDesk(target, request, response);
    else if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, methodNotAllowed(readMethods), common);
    } else void answerFrom(served, target, common, request, response);
  };
}

async function answerFrom(
  served: Pick<Served, 'site' | 'making'>,
  { path, query }: Target,
  common: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await served.making;
  const { find, has, redirects } = served.site;
  const answer = await find(path);
  if (answer) return send(answer, request, response);
  const withoutSlash = path.endsWith('/') ? path.slice(0, -1) : path;
  // Only to a known path: `//elsewhere/` would redirect to another site.
  const location = has(withoutSlash) ? withoutSlash : redirects.get(withoutSlash);
  if (location && location !== path) return redirect(response, location + query, common);
  const isFile = path.lastIndexOf('.') > path.lastIndexOf('/') && !isNavigation(request);
  const missing = isFile ? undefined : await find(missingPage(path));
  if (missing) send(missing, request, response);
  else refuse(response, notFound, common);
}

function missingPage(path: string): string {
  if (path.startsWith('/portfolio/')) return '/portfolio/404';
  return isSolidPath(path) ? '/services/404' : '/404';
}

function isForApi({ path }: Target, request: IncomingMessage): boolean {
  return isCall(path) || (path.startsWith('/api/') && !isNavigation(request));
}

/** Whether a page will show the answer; browsers before 2023, and those without HTTPS, do not say so. */
function isNavigation({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode ? mode === 'navigate' : /\btext\/html\b/.test(headers.accept ?? '');
}

function redirect(
  response: ServerResponse,
  location: string,
  headers: Record<string, string>,
): void {
  response.writeHead(308, { ...headers, Location: location, 'Content-Length': 0 }).end();
}

/** Answers with a page or a file, or 304. */
function send(
  { status, validators, headers, body, gzip, br }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { 'if-none-match': known, 'accept-encoding': accepted = '' } = request.headers;
  const tag = String(validators.ETag).replace('W/', '');
  if (status === 200 && (known === '*' || known?.includes(tag))) {
    response.writeHead(304, validators).end();
    return;
  }
  const liking = weightsIn(accepted);
  const best = Object.entries({ br, gzip })
    .filter(([name]) => liking(name) > 0 && liking(name) >= liking('identity'))
    .toSorted(([one], [other]) => liking(other) - liking(one))
    .find(([, coded]) => coded);
  const [coding, sent = body()] = best ?? ['', undefined];
  // HTTP/1.1 keeps connections without being told, and pages have to fit TCP's first 14,600 bytes.
  const isKept = request.httpVersion === '1.1' && request.headers.connection !== 'close';
  if (isKept && !response.hasHeader('Connection')) response.removeHeader('Connection');
  const about = { 'Content-Length': sent.length, ...(coding && { 'Content-Encoding': coding }) };
  response.writeHead(status, { ...headers, ...about }).end(sent);
}

/** How much a client likes a coding (RFC 9110, 12.5.3): not at all, where it does not name it. */
function weightsIn(accepted: string): (coding: string) => number {
  const weights = new Map<string, number>(
    accepted
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [coding = '', weight = 1] = one.split(/;\s*q=/);
        return [coding.trim(), Number(weight)];
      }),
  );
  return (coding) => weights.get(coding) ?? 0;
}
