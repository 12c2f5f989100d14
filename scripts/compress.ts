import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(html|js|css|json|svg|txt|vcf|webmanifest|xml)$/;
/** Below this a header costs more than is saved, in bytes. */
const smallest = 512;
/** As many as libuv has threads. */
const atOnce = 4;

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

/** Writes `X.br` and `X.gz` beside every text of a folder, so that no request waits for it. */
export async function compressBelow(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const workers = Array.from({ length: atOnce }, async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file);
  });
  await Promise.all(workers);
}

async function compress(file: string) {
  const body = await readFile(file);
  if (body.length < smallest) return;
  for (const [ending, smallerOf] of Object.entries(codings)) {
    const smaller = await smallerOf(body);
    if (smaller.length < body.length) await writeFile(`${file}.${ending}`, smaller);
  }
}
