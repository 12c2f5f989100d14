import type { ServerResponse } from 'node:http';
import type { HeaderSet } from './headers.ts';

export type Refusal = { status: number; message: string; headers?: HeaderSet };

export const badTarget = { status: 400, message: 'This is no address of this site.' };

export const notFound = { status: 404, message: 'There is nothing at this address.' };

export const failed = {
  status: 500,
  message: 'Something went wrong. Please try again in a minute.',
};

export function methodNotAllowed(allowed: string): Refusal {
  return {
    status: 405,
    message: `This address takes ${allowed} only.`,
    headers: { Allow: allowed },
  };
}

/** Answers in plain text. */
export function refuse(response: ServerResponse, refusal: Refusal, common: HeaderSet): void {
  send(response, refusal, common, 'text/plain; charset=utf-8', `${refusal.message}\n`);
}

/** Answers in the API's JSON. */
export function refuseCall(response: ServerResponse, refusal: Refusal, common: HeaderSet): void {
  const body = JSON.stringify({ success: false, errors: { form: refusal.message } });
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
