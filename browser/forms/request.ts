/** A response that is not ok; the message is as in [spec 7]. */
export class ResponseError extends Error {
  readonly text: string;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.text = text;
  }
}

/** In ms. What a silent server has stored by then is known to be the same when it is sent again. */
const timeout = 30_000;

/** Posts JSON, with cookies [spec 7]. @throws ResponseError if the response is not ok */
export async function post(
  path: string,
  body: unknown,
  extraHeaders: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...extraHeaders },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  return requireOk(response);
}

type Reader = <Value>(key: readonly [path: string, ...rest: unknown[]]) => Promise<Value | null>;

/**
 * The default reader [spec 7], for calls to come: gets the path in a key as JSON, once; forgets a failed read.
 * @public
 */
export function createReader({ on401 = 'throw' }: { on401?: 'throw' | 'null' } = {}): Reader {
  const cache = new Map<string, Promise<unknown>>();
  return <Value>(key: readonly [path: string, ...rest: unknown[]]) => {
    const name = JSON.stringify(key);
    const value = cache.get(name) ?? read(key[0], on401);
    cache.set(name, value);
    value.catch(() => cache.delete(name));
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
