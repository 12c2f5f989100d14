import { get, type IncomingHttpHeaders } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks as a bare client does: nothing is decoded, no header is added. */
export function ask(
  base: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(new URL(base).origin + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response
        .on('data', (part) => parts.push(part))
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
        .on('error', reject);
    }).on('error', reject);
  });
}
