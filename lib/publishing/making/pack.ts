import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Page } from '../snapshot.ts';

/** In bytes: for smaller bodies the header costs more than is saved. */
const minSize = 512;

const isText = (type: string) => /^text\/|json|xml|javascript|svg/.test(type);

/** Compresses a body, in other threads, where that makes it smaller. */
export async function pack(
  body: Buffer,
  type: string,
): Promise<Pick<Page, 'body' | 'gzip' | 'br'>> {
  if (!isText(type) || body.length < minSize) return { body };
  const [zipped, br] = await Promise.all([
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  ]);
  return { gzip: zipped, br };
}
