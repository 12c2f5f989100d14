import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { routes } from '#lib/content/routes.ts';
import { namedPages } from '#lib/site/page-list.ts';
import { bodyOf, isDictionary, type Snapshot } from '../snapshot.ts';

/** What pages after the first are compressed with (RFC 9842). */
export type Dictionary = { address: string; text: Buffer };

/** It is one page of each kind, as pages share their frame and styles. */
export function dictionaryOf(htmlOf: (address: string) => string): Dictionary {
  const samples = (['service', 'industry', 'project'] as const).flatMap(
    (kind) => namedPages().find((page) => page.kind === kind) ?? [],
  );
  const texts = samples.map((sample) => withoutDrawings(htmlOf(sample.path)));
  const text = Buffer.from(texts.join(''));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { address: routes.dictionary(hash), text };
}

/** That of a snapshot: with another, every page would change. */
export function dictionaryIn({ pages }: Snapshot): Dictionary | undefined {
  for (const [address, page] of pages) {
    if (isDictionary(address)) return { address, text: bodyOf(page) };
  }
  return;
}

/** A drawing stands in one page only. */
function withoutDrawings(html: string): string {
  return html.replace(/<svg.*?<\/svg>/gs, (drawing) => (drawing.length > 1500 ? '' : drawing));
}

const params = {
  // 22 takes half as long again for 3 bytes less.
  [constants.ZSTD_c_compressionLevel]: 19,
  // 8 MiB: Chromium waits for ever for a page with a larger window (RFC 9842, 5).
  [constants.ZSTD_c_windowLog]: 23,
};
const magic = Buffer.from('5e2a4d1820000000', 'hex');

/** Zstandard after the dictionary's hash (RFC 9842, 5). */
export async function compressWith({ text }: Dictionary, body: Buffer): Promise<Buffer> {
  const hash = createHash('sha256').update(text).digest();
  const packed = await promisify(zstdCompress)(body, { params, dictionary: text });
  return Buffer.concat([magic, hash, packed]);
}
