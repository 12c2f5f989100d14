import type { ServerResponse } from 'node:http';

export type Refusal = { status: number; message: string; headers?: Record<string, string> };

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

/** @param form `json` for a call of the API */
export function refuse(
  response: ServerResponse,
  { status, message, headers }: Refusal,
  common: Record<string, string>,
  form: 'text' | 'json' = 'text',
): void {
  const isText = form === 'text';
  const json = JSON.stringify({ success: false, errors: { form: message } });
  const body = isText ? `${message}\n` : json;
  response
    .writeHead(status, {
      ...common,
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json',
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body);
}
