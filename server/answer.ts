import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AnswerCall } from './api.ts';
import type { HeaderSet } from './headers.ts';
import { badTarget, methodNotAllowed, notFound, refuse } from './refuse.ts';
import { sendFile, sendWhole } from './send-file.ts';
import type { Site } from './site.ts';
import { readTarget, type Target } from './target.ts';

const reading = 'GET, HEAD';

/** Answers every request: calls by the API, all else from the published folder. */
export function createAnswer(site: Site, answerCall: AnswerCall): RequestListener {
  const { answers } = site.headers;
  return (request, response) => {
    const target = readTarget(request);
    if (!target) refuse(response, badTarget, answers);
    else if (target.path.startsWith('/api/')) answerCall(target, request, response);
    else if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, methodNotAllowed(reading), answers);
    } else answerFrom(site, target, request, response);
  };
}

function answerFrom(
  { files, headers, missing, missingProject, redirects }: Site,
  { path, query }: Target,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const file = files.get(path);
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  // Only to an address of this site: `//elsewhere/` would lead to another.
  const place = files.has(bare) ? bare : redirects.get(bare);
  if (file) {
    sendFile(file, request, response);
  } else if (place) {
    redirect(response, place + query, headers.answers);
  } else if (/\.[^/]*$/.test(path)) {
    refuse(response, notFound, headers.answers);
  } else {
    const page = path.startsWith('/portfolio/') ? missingProject : missing;
    sendWhole(page, 404, request, response);
  }
}

function redirect(response: ServerResponse, location: string, common: HeaderSet): void {
  response.writeHead(308, { ...common, Location: location, 'Content-Length': 0 }).end();
}
