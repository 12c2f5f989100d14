import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { deskRoutes, nonceHeader } from '#lib/desk/desk-routes.ts';
import { keepWay } from '#lib/desk/way-on.ts';
import { dropScripts } from '#lib/http/drop-scripts.ts';
import { deskHeaders, previewHeaders } from '#lib/http/headers.ts';
import { policyHash, sheetsOf } from '#lib/http/inline-parts.ts';
import { previewPrefix } from '#lib/publishing/preview-address.ts';
import { deskDoors } from './doors.ts';
import { browserOf, type Handler, type Listener, passToNext } from './pass-to-next.ts';

export function isOfDesk(path: string): boolean {
  return path === deskRoutes.home || path.startsWith(`${deskRoutes.home}/`);
}

/** Has Next answer the owner's desk, whose documents then lose Next's scripts. */
export function createAnswerDesk(ready: Promise<Handler>): Listener {
  const common = deskHeaders();
  // A search for 60 letters of any script, each as `%E4%B8%AD`, and an address.
  const room = { doors: deskDoors, maxQuery: 1_600, common, form: 'text' } as const;
  return (target, request, response) =>
    passToNext(ready, room, target, request, response, ({ asks = target.path }) => {
      const nonce = randomBytes(18).toString('base64');
      // A page as it will be comes with headers and scripts of its own.
      const isPreview = asks.startsWith(previewPrefix);
      if (!isPreview) response.setHeaders(new Headers(common));
      finishDocument(response, nonce, target.path + target.query, isPreview);
      return { 'user-agent': browserOf(request), [nonceHeader]: nonce };
    });
}

/** Collects a document, and sends it whole, without Next's scripts and with its policy and status. */
function finishDocument(
  response: ServerResponse,
  nonce: string,
  address: string,
  isPreview: boolean,
): void {
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
    if (isPreview) {
      for (const [name, value] of Object.entries(previewHeaders()))
        if (!response.hasHeader(name)) response.setHeader(name, value);
      return response.end(sent);
    }
    const isSentToSignIn = response.getHeader('Location') === deskRoutes.signIn;
    const way = isSentToSignIn && keepWay(address);
    if (way) response.appendHeader('Set-Cookie', way);
    if (!String(response.getHeader('Content-Type')).startsWith('text/html')) {
      return response.end(sent);
    }
    const document = dropScripts(String(sent), [], nonce);
    const policy = {
      styles: sheetsOf(document).map(policyHash),
      showsMail: hasFrame(document, 'srcdoc'),
      showsPreview: hasFrame(document, 'src'),
      // A form of words opens in a sheet.
      isFramed: address.startsWith(deskRoutes.page('words/')),
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
