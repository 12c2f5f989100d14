// Writes `X.br` and `X.gz` beside what a browser loads as text, so that no request waits for it.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text =
  /^static\/.*\.(js|css)$|^server\/app\/.*(\.html|\.(json|svg|txt|vcf|webmanifest|xml)\.body)$/;
/** Below this a header costs more than is saved, in bytes. */
const smallest = 512;
/** As many as libuv has threads. */
const atOnce = 4;

const codings = {
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

/** Precompresses every text that browsers may ask for of a build. */
export async function precompress(build) {
  const files = ['static', 'server/app']
    .flatMap((folder) => filesBelow(path.join(build, folder)))
    .filter((file) => text.test(path.relative(build, file)));
  const workers = Array.from({ length: atOnce }, async () => {
    for (let file = files.pop(); file; file = files.pop()) await precompressFile(file);
  });
  await Promise.all(workers);
}

async function precompressFile(file) {
  const body = await readFile(file);
  if (body.length < smallest) return;
  for (const [ending, compress] of Object.entries(codings)) {
    const smaller = await compress(body);
    if (smaller.length < body.length) await writeFile(`${file}.${ending}`, smaller);
  }
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
