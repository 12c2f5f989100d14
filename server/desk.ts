import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { deskRoutes, nonceHeader } from '#lib/desk/desk-routes.ts';
import { dropScripts, policyHash, sheetsOf } from '#lib/http/drop-scripts.ts';
import { deskHeaders, type HeaderSet, previewHeaders } from '#lib/http/headers.ts';
import { previewPrefix } from '#lib/publishing/preview-address.ts';
import type { ApiListener } from './api.ts';
import { deskDoors, doorAt } from './doors.ts';
import { browserOf, type Handler, passToNext } from './pass-to-next.ts';
import { badTarget, failed, methodNotAllowed, refuse } from './refuse.ts';

export function isOfDesk(path: string): boolean {
  return path === deskRoutes.home || path.startsWith(`${deskRoutes.home}/`);
}

/** In characters: a search for 60 letters of any script, each as `%E4%B8%AD`, and an address. */
const maxQuery = 1_600;

/** What Next is asked in place of what it would read otherwise. */
const missing = { path: deskRoutes.page('missing'), methods: 'GET, HEAD' };

/** Has Next answer the owner's desk, whose documents then lose Next's scripts. */
export function createAnswerDesk(ready: Promise<Handler>): ApiListener {
  const common = deskHeaders();
  return async (target, request, response) => {
    const door = doorAt(deskDoors, target.path);
    const { methods: allowed } = door ?? missing;
    if (!allowed.split(', ').includes(request.method ?? '')) {
      return refuse(response, methodNotAllowed(allowed), common);
    }
    if (target.query.length > maxQuery) return refuse(response, badTarget, common);
    const browser = browserOf(request);
    const nonce = randomBytes(18).toString('base64');
    const asked = door ? target : { ...target, path: missing.path };
    // A page as it will be comes with a policy and scripts of its own.
    if (asked.path.startsWith(previewPrefix)) completeHeaders(response, previewHeaders());
    else {
      response.setHeaders(new Headers(common));
      finishDocument(response, nonce);
    }
    const onFailure = () => refuse(response, failed, common);
    const headers = { 'user-agent': browser, [nonceHeader]: nonce };
    await passToNext(ready, asked, request, response, onFailure, headers);
  };
}

/** Adds those that the answer does not set itself. */
function completeHeaders(response: ServerResponse, headers: HeaderSet): void {
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return writeHead.apply(response, head);
  }) as typeof writeHead;
}

/** Collects a document, and sends it whole, without Next's scripts and with its policy and status. */
function finishDocument(response: ServerResponse, nonce: string): void {
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
    // Next has failed, and `refuse` has written the answer.
    if (response.headersSent) return response.end(sent);
    response.removeHeader('X-Powered-By');
    if (!String(response.getHeader('Content-Type')).startsWith('text/html')) {
      return response.end(sent);
    }
    const document = dropScripts(String(sent), [], nonce);
    const policy = {
      styles: sheetsOf(document).map(policyHash),
      showsMail: hasFrame(document, 'srcdoc'),
      showsPreview: hasFrame(document, 'src'),
      isWritten: document.includes(' data-editor="'),
      ...(document.includes(`nonce="${nonce}"`) && { nonce }),
    };
    response.setHeaders(new Headers(deskHeaders(policy)));
    // React escapes quotes, so that no visitor's words look like it.
    const [, status] = / data-status="(\d{3})"/.exec(document) ?? [];
    if (status) response.statusCode = Number(status);
    const body = Buffer.from(document);
    if (response.req.method !== 'HEAD') response.setHeader('Content-Length', body.length);
    return response.end(body);
  }) as typeof end;
}

/** Whether a frame has an attribute of this name; what stands in a value of one looks like others. */
function hasFrame(document: string, name: 'src' | 'srcdoc'): boolean {
  return new RegExp(`<iframe\\b(?:[^>"]|"[^"]*")*? ${name}="`, 'i').test(document);
}
