import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = { method?: string; headers?: OutgoingHttpHeaders; body?: string };

/** Sends the path unnormalized, on its own connection. */
export function rawRequest(
  port: number | string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers, host: '127.0.0.1', agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    })
      .on('error', reject)
      .end(body);
  });
}
