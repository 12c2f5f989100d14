/** What a form may weigh with its photographs, in bytes. */
const largest = 32 * 1024 * 1024;

export type Received = { sent: FormData } | { status: 400 | 413 | 415; reason: string };

/** Reads a form of the editor, never more than {@link largest}. */
export async function receiveWords(request: Request): Promise<Received> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(type)) {
    return { status: 415, reason: 'The editor takes its forms only.' };
  }
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > largest) return tooLarge;
      chunks.push(chunk);
    }
    const headers = { 'content-type': type };
    return { sent: await new Response(Buffer.concat(chunks), { headers }).formData() };
  } catch {
    // It broke off, or is no form: reading and parsing fail for nothing else.
    return { status: 400, reason: 'It did not arrive whole. Go back, and press again.' };
  }
}

const tooLarge = {
  status: 413,
  reason: 'A photograph may have 30 MB at most. Go back, and take a smaller one.',
} as const;
