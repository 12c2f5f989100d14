import type { ServerResponse } from 'node:http';
import { deskRoutes } from '#lib/desk-routes.ts';
import type { ApiListener } from './api.ts';
import { dropScripts, inlineTexts, policyHash } from './drop-scripts.ts';
import { deskHeaders } from './headers.ts';
import { type Handler, maxQuery, passToNext } from './pass-to-next.ts';
import { badTarget, failed, methodNotAllowed, refuse } from './refuse.ts';

export function isOfDesk(path: string): boolean {
  return path === deskRoutes.home || path.startsWith(`${deskRoutes.home}/`);
}

/** As long as any browser's own; Next takes seconds to look through a very long one. */
const longestBrowser = 200;

/** A segment that Next would take as the folder above: the path is no longer the desk's there. */
const climbs = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c/i;

/** Has Next answer the owner's desk, whose documents then lose Next's scripts: it has none. */
export function createAnswerDesk(ready: Promise<Handler>): ApiListener {
  const common = deskHeaders();
  return async (target, request, response) => {
    const allowed = target.path.startsWith(deskRoutes.act('')) ? 'POST' : 'GET, HEAD';
    if (!allowed.split(', ').includes(request.method ?? '')) {
      return refuse(response, methodNotAllowed(allowed), common);
    }
    if (target.query.length > maxQuery || climbs.test(target.path)) {
      return refuse(response, badTarget, common);
    }
    const browser = request.headers['user-agent']?.slice(0, longestBrowser);
    response.setHeaders(new Headers(common));
    if (allowed !== 'POST') withoutScripts(response);
    const onFailure = () => refuse(response, failed, common);
    await passToNext(ready, target, request, response, onFailure, { 'user-agent': browser });
  };
}

/** Collects a document, and sends it whole once it has its policy. */
function withoutScripts(response: ServerResponse): void {
  const { write, end } = response;
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return true;
  };
  response.flushHeaders = () => {};
  response.write = collect;
  response.end = ((chunk?: unknown) => {
    collect(chunk);
    Object.assign(response, { write, end });
    const sent = Buffer.concat(chunks);
    const isDocument = String(response.getHeader('Content-Type')).startsWith('text/html');
    const body = isDocument ? Buffer.from(dropScripts(String(sent))) : sent;
    const styles = isDocument ? inlineTexts(String(body), 'style').map(policyHash) : [];
    const showsMail = isDocument && String(body).includes('<iframe ');
    response.setHeaders(new Headers(deskHeaders(styles, showsMail)));
    response.removeHeader('X-Powered-By');
    if (response.req.method !== 'HEAD') response.setHeader('Content-Length', body.length);
    return response.end(body);
  }) as typeof end;
}
