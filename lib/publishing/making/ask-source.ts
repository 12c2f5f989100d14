import { contentHash } from '#lib/base/content-hash.ts';
import type { Ask } from './start-next.ts';

type Source = {
  /** Of all that the answer is made of. */
  hash: string;
  isDocument: boolean;
  /** The answer, where that is its own source. */
  body?: Buffer | undefined;
};

/**
 * Asks what is at an address. Of a page, Next tells what it is made of to who renders it himself: that is half
 * of the work of making it.
 */
export async function askSource(ask: Ask, address: string, status: number): Promise<Source> {
  const { type, body } = await askBody(ask, `${address}?_rsc`, status, { RSC: '1' });
  if (!type.startsWith('text/x-component'))
    return { hash: contentHash(body), isDocument: type.startsWith('text/html'), body };
  return { hash: contentHash(withoutRequest(String(body))), isDocument: true };
}

/** @throws where the status is another */
export async function askBody(ask: Ask, address: string, status = 200, headers = {}) {
  const response = await ask(address, { headers, signal: AbortSignal.timeout(30_000) });
  if (response.status !== status) throw new Error(`${address} answers ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}

/** Next writes a number of the request, a random one, as the keys of viewport and metadata. */
function withoutRequest(source: string): string {
  const [, number] = /"([\w-]{21})v"/.exec(source) ?? [];
  return number ? source.replaceAll(number, '') : source;
}
