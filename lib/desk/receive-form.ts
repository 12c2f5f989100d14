import { mediaType, readBytes } from '#lib/http/read-body.ts';
import { hasStackedMarks } from '#lib/http/typed-text.ts';
import { notArrived, tooMuch } from './troubles.ts';

/** More than any form of the desk has: its photographs, in bytes; parts; a part's head, in bytes; letters; lines. */
const most = { bytes: 32 * 1024 * 1024, parts: 3_000, head: 1024, text: 256 * 1024, lines: 5_000 };

/** Reads what a form of the desk sends, never more than is allowed. @returns what to answer where it did not come whole */
export async function receiveForm(request: Request): Promise<FormData | Response> {
  const isUpload = hasFiles(request);
  const bytes = await readBytes(request, isUpload ? most.bytes : undefined);
  if (bytes === 'broke off') return notWhole();
  if (bytes === 'too large') return isUpload ? tooLarge() : tooMuch();
  const type = request.headers.get('content-type') ?? '';
  if (isUpload && isEndless(bytes, type)) return tooMuch();
  const sent = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    // Nothing else makes it fail.
    .catch(notWhole);
  if (sent instanceof Response) return sent;
  const values = [...sent.values()];
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.some((text) => text.includes('\0'))) return notWhole();
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const isTooMuch = values.length > most.parts || length > most.text;
  return isTooMuch || texts.some(isWild) ? tooMuch() : sent;
}

export const hasFiles = (request: Request) => mediaType(request) === 'multipart/form-data';

/** `formData()` has no limit: on nothing but small parts, or one endless head, it takes seconds, in which no visitor is answered. */
function isEndless(bytes: Buffer, type: string): boolean {
  const [, boundary = ''] = /boundary="?([^\s";]+)/i.exec(type) ?? [];
  const sign = Buffer.from(`--${boundary}`);
  let at = bytes.indexOf(sign);
  // What is not read here as there is not read at all.
  if (at !== 0) return true;
  for (let parts = 0; at >= 0 && parts <= most.parts; parts += 1) {
    const head = bytes.subarray(at + sign.length, at + sign.length + most.head);
    const isLast = head.toString('latin1', 0, 2) === '--';
    if (!isLast && !head.includes('\r\n\r\n')) return true;
    at = bytes.indexOf(sign, at + sign.length);
  }
  return at >= 0;
}

const isWild = (text: string) => hasStackedMarks(text) || text.split('\n').length > most.lines;

const notWhole = () => notArrived(400, 'It did not arrive whole. Go back, and press again.');

const tooLarge = () =>
  notArrived(413, 'A photograph may have 30 MB at most. Go back, and take a smaller one.');
