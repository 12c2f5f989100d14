import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(html|js|css|json|svg|txt|vcf|webmanifest|xml)$/;
/** In bytes: for smaller files the header costs more than is saved. */
const minSize = 512;

/** libuv's threads: more encoders at once would only take memory. */
const concurrency = 4;

const codings = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

export async function compressBelow(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const workers = Array.from({ length: concurrency }, async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file);
  });
  await Promise.all(workers);
}

async function compress(file: string) {
  const body = readFileSync(file);
  if (body.length < minSize) return;
  for (const [extension, encode] of Object.entries(codings)) {
    const encoded = await encode(body);
    if (encoded.length < body.length) writeFileSync(`${file}.${extension}`, encoded);
  }
}
