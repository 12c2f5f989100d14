import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = { method?: string; headers?: OutgoingHttpHeaders; body?: string };

/** Asks as a bare client does, on a connection of its own: the target is sent as it is written. */
export function rawRequest(
  port: number | string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers, host: '127.0.0.1', agent: false }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part) => parts.push(part))
        .on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: Buffer.concat(parts) });
        })
        .on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}
