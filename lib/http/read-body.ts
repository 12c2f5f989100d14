export const largestBody = 64 * 1024; // bytes

export type Body = { ok: true; value: unknown } | { ok: false; status: 400 | 413; reason: string };

/** Reads JSON or form data, never more than {@link largestBody}. */
export async function readBody(request: Request): Promise<Body> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > largestBody) return tooLarge;
  const bytes = await readBytes(request, largestBody);
  if (bytes === 'too large') return tooLarge;
  if (bytes === 'broke off') {
    return { ok: false, status: 400, reason: 'The message did not arrive whole.' };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value = isFormPost(request)
      ? // PostgreSQL takes no NUL.
        Object.fromEntries(new URLSearchParams(text.replaceAll('%00', '%20')))
      : JSON.parse(text);
    return { ok: true, value };
  } catch {
    // Decoding and parsing fail only for an invalid body.
    return { ok: false, status: 400, reason: 'The body is not valid JSON or form data in UTF-8.' };
  }
}

/** Whether the browser sent the form itself, without our script. */
export function isFormPost(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

const tooLarge: Body = { ok: false, status: 413, reason: 'The message is larger than 64 KB.' };

/** Never more than so many. */
export async function readBytes(
  request: Request,
  most: number,
): Promise<Buffer<ArrayBuffer> | 'too large' | 'broke off'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > most) return 'too large';
      chunks.push(chunk);
    }
  } catch {
    // The connection broke, or the server's time for a request was over.
    return 'broke off';
  }
  return Buffer.concat(chunks);
}
