import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './site.ts';

/** Answers with a page or a file, or 304. */
export function send(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const known = request.headers['if-none-match'];
  if (known && (known === '*' || known.includes(answer.validators.ETag ?? ''))) {
    response.writeHead(304, answer.validators).end();
  } else sendWhole(answer, 200, request, response);
}

export function sendWhole(
  { headers, body, gzip, br, dcz }: Answer,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { 'accept-encoding': accepted = '', 'available-dictionary': dictionary } = request.headers;
  const named = accepted.split(',').filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one));
  const taken = named.map((one) => one.replace(/;.*/, '').trim());
  const [coding, sent] =
    dcz && dictionary === dcz.dictionary && taken.includes('dcz')
      ? ['dcz', dcz.body]
      : br && taken.includes('br')
        ? ['br', br]
        : gzip && taken.includes('gzip')
          ? ['gzip', gzip]
          : ['', body()];
  // HTTP/1.1 keeps connections without being told, and pages have to fit TCP's first 14,600 bytes.
  const isKept = request.httpVersion === '1.1' && request.headers.connection !== 'close';
  if (isKept && !response.hasHeader('Connection')) response.removeHeader('Connection');
  const about = { 'Content-Length': sent.length, ...(coding && { 'Content-Encoding': coding }) };
  response.writeHead(status, { ...headers, ...about }).end(sent);
}
