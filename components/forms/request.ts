/** An answer outside 200–299, with the message that [spec 7] asks for. */
export class ResponseError extends Error {
  override name = 'ResponseError';
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status}: ${text}`);
  }
}

/**
 * Sends JSON, with cookies [spec 7].
 *
 * @throws ResponseError for an answer that is not ok; what `fetch` throws where none came
 */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  extraHeaders: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...extraHeaders,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return requireOk(response);
}

type Reader = <Value>(key: readonly [path: string, ...rest: unknown[]]) => Promise<Value | null>;

/**
 * The default reader [spec 7]: GET of the path that stands first in the key, parsed as JSON. What was
 * read is never stale; a failed read is not kept, nor retried by itself.
 *
 * @param on401 whether a 401 is an error (the default) or reads as null
 */
export function createReader({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}): Reader {
  const kept = new Map<string, Promise<unknown>>();
  return <Value>(key: readonly [path: string, ...rest: unknown[]]) => {
    const name = JSON.stringify(key);
    const value = kept.get(name) ?? read(key[0], on401);
    kept.set(name, value);
    value.catch(() => kept.delete(name));
    return value as Promise<Value | null>;
  };
}

async function read(path: string, on401: 'throw' | 'null'): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include' });
  if (response.status === 401 && on401 === 'null') return null;
  return (await requireOk(response)).json();
}

async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new ResponseError(response.status, (await response.text()) || response.statusText);
}
