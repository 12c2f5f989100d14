export const largestBody = 64 * 1024; // bytes
const readDeadline = 10_000; // ms

export type Body =
  | { ok: true; value: unknown }
  | { ok: false; status: 400 | 408 | 413; reason: string };

/** Reads JSON or form data, never more than {@link largestBody}, within a deadline for the whole (ms). */
export async function readBody(request: Request, deadline = readDeadline): Promise<Body> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > largestBody) return tooLarge;
  const bytes = await readBytes(request, deadline);
  if (!(bytes instanceof Uint8Array)) return bytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value = isFormPost(request)
      ? Object.fromEntries(new URLSearchParams(text))
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
const tooSlow: Body = { ok: false, status: 408, reason: 'The message did not arrive in time.' };
const interrupted: Body = { ok: false, status: 400, reason: 'The message did not arrive whole.' };

async function readBytes(request: Request, deadline: number): Promise<Uint8Array | Body> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(late.resolve, deadline, 'late');
  try {
    return await collect(reader, late.promise);
  } finally {
    // A running timer would keep the whole request in memory.
    clearTimeout(timer);
  }
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  late: Promise<'late'>,
): Promise<Uint8Array | Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const step = await Promise.race([reader.read().catch(() => 'broken' as const), late]);
    if (step === 'broken') return interrupted;
    if (step !== 'late' && step.done) return Buffer.concat(chunks);
    if (step !== 'late') {
      size += step.value.byteLength;
      chunks.push(step.value);
      if (size <= largestBody) continue;
    }
    // Not awaited: a silent peer would hold up the cancellation, too.
    reader.cancel().catch(() => undefined);
    return step === 'late' ? tooSlow : tooLarge;
  }
}
