import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { RequestOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = RequestOptions & { body?: string | undefined };

/** Sends the path unnormalized, on its own connection. @param send that of https where it is asked */
export async function rawRequest(
  port: number | string,
  path: string,
  { body, ...options }: Question = {},
  send = request,
): Promise<RawAnswer> {
  const asked = send({ host: '127.0.0.1', port, path, agent: false, ...options });
  asked.end(body);
  const [response] = await once(asked, 'response');
  const { statusCode: status, headers } = response;
  return { status, headers, body: await buffer(response) };
}
