import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

const text = /\.(html|js|css|json|svg|txt|vcf|webmanifest|xml)$/;
/** In bytes: for smaller files the header costs more than is saved. */
const minSize = 512;

/** libuv's threads: more encoders at once would only take memory. */
const concurrency = 4;

type Codings = Record<string, (body: Buffer) => Promise<Buffer>>;

const codings: Codings = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * @param dictionary for pages
 * @param before another folder, with the same dictionary: of a file that is the same there, the copies are taken
 */
export async function compressBelow(
  folder: string,
  dictionary: Buffer,
  before?: string,
): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const forPages = { ...codings, dcz: compressWith(dictionary) };
  const workers = Array.from({ length: concurrency }, async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      await compress(folder, file, file.endsWith('.html') ? forPages : codings, before);
    }
  });
  await Promise.all(workers);
}

async function compress(folder: string, name: string, ways: Codings, before: string | undefined) {
  const file = path.join(folder, name);
  const body = readFileSync(file);
  if (body.length < minSize) return;
  const old = before && path.join(before, name);
  if (old && existsSync(old) && readFileSync(old).equals(body)) {
    for (const copy of Object.keys(ways).filter((one) => existsSync(`${old}.${one}`))) {
      copyFileSync(`${old}.${copy}`, `${file}.${copy}`);
    }
    return;
  }
  for (const [extension, encode] of Object.entries(ways)) {
    const encoded = await encode(body);
    if (encoded.length < body.length) writeFileSync(`${file}.${extension}`, encoded);
  }
}

/** Zstandard after the dictionary's hash (RFC 9842, 5). */
function compressWith(dictionary: Buffer) {
  const params = {
    // 22 takes half as long again for 3 bytes less.
    [constants.ZSTD_c_compressionLevel]: 19,
    // 8 MiB: Chromium waits for ever for a page with a larger window (RFC 9842, 5).
    [constants.ZSTD_c_windowLog]: 23,
  };
  const magic = Buffer.from('5e2a4d1820000000', 'hex');
  const hash = createHash('sha256').update(dictionary).digest();
  return async (body: Buffer) =>
    Buffer.concat([magic, hash, await promisify(zstdCompress)(body, { params, dictionary })]);
}
