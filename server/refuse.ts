import type { ServerResponse } from 'node:http';
import type { HeaderSet } from './headers.ts';

/** A short answer in place of what was asked for, as text or for a program. */
export type Refusal = { status: number; words: string; headers?: HeaderSet };

export const badTarget = { status: 400, words: 'This is no address of this site.' };

export const notFound = { status: 404, words: 'There is nothing at this address.' };

export const failed = { status: 500, words: 'Something went wrong. Please try again in a minute.' };

/** @param allowed the methods that the address takes */
export function methodNotAllowed(allowed: string): Refusal {
  return {
    status: 405,
    words: `This address takes ${allowed} only.`,
    headers: { Allow: allowed },
  };
}

/** Answers in plain text. @param common the headers of every such answer */
export function refuse(response: ServerResponse, refusal: Refusal, common: HeaderSet): void {
  send(response, refusal, common, 'text/plain; charset=utf-8', `${refusal.words}\n`);
}

/** Answers in the form of the API's errors. @param common the headers of every such answer */
export function refuseCall(response: ServerResponse, refusal: Refusal, common: HeaderSet): void {
  const body = JSON.stringify({ success: false, errors: { form: refusal.words } });
  send(response, refusal, common, 'application/json', body);
}

function send(
  response: ServerResponse,
  { status, headers }: Refusal,
  common: HeaderSet,
  type: string,
  body: string,
): void {
  response
    .writeHead(status, {
      ...common,
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body);
}
