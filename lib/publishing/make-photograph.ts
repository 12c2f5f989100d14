import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '#lib/base/content-hash.ts';
import { isDiskFull } from '#lib/base/disk-full.ts';
import { env } from '#lib/base/env.ts';
import { writeWhole } from '#lib/base/write-whole.ts';
import { words } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Photograph } from '#lib/content/types.ts';
import type { PhotographFile } from '#lib/content/words.ts';
import { readPhotograph } from './read-photograph.ts';

/** `hash` names its files; in px, of the largest, and all widths from the smallest. */
export type Made = { hash: string; width: number; height: number; widths: number[] };

/** In px: a card on a phone; half a desktop or a sharp phone; a desktop. */
const widths = [480, 960, 1600];

/** In px: of a page that somebody has photographed as a whole. */
const maxHeight = 3200;

/** A change of these makes every photograph anew. */
const encoders = {
  // 4, the default, takes ten times as long for a large noisy picture and makes it no smaller.
  avif: { quality: 55, effort: 3 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

const recipe = JSON.stringify({ widths, maxHeight, encoders });

/** Survives releases, and can be written to while the site runs. */
const cache = () => path.join(env().DATA_DIR, 'photographs');

export type PhotographFormat = keyof typeof encoders;

const formats = Object.keys(encoders) as PhotographFormat[];

export function photographAddress(hash: string, width: number, format: PhotographFormat): string {
  return routes.asset(`photographs/${hash}-${width}.${format}`);
}

/** Of an address. */
export function photographFile(address: string): string {
  return path.join(cache(), path.basename(address));
}

/**
 * Makes a photograph small, in each width and format, unless it has been made before.
 * @throws a sentence that names the file, if it cannot be read
 */
export function makePhotograph({ file }: Pick<Photograph, 'file'>): Promise<Made> {
  const photograph = words().photographs.get(file);
  if (!photograph) throw new Error(`${file} is not there`);
  const made = known.get(photograph.hash) ?? makeOnce(file, photograph);
  known.set(photograph.hash, made);
  made.catch(() => known.delete(photograph.hash));
  return made;
}

/** Makes those of the content, before pages ask for them. @throws a sentence for each that cannot be made */
export async function makePhotographs(): Promise<void> {
  const problems: string[] = [];
  for (const file of words().photographs.keys()) {
    await makePhotograph({ file }).catch(({ message }) => problems.push(message));
  }
  if (problems.length > 0) throw new Error(problems.join('. '));
}

const known = new Map<string, Promise<Made>>();

/** The `hash` of what is made of a photograph. */
export const madeHash = ({ hash }: Pick<PhotographFile, 'hash'>) => contentHash(hash + recipe);

async function makeOnce(file: string, photograph: PhotographFile): Promise<Made> {
  const hash = madeHash(photograph);
  const record = path.join(cache(), `${hash}.json`);
  const known = readRecord(record);
  if (known) return known;
  const made = await make(await photograph.read(), hash).catch((error: Error) => {
    if (isDiskFull(error)) throw error;
    throw new Error(`content/${file} ${error.message}`);
  });
  // Last: where it is, all files are.
  writeWhole(record, JSON.stringify({ ...made, sums: filesOf(made).map(sumOf) }));
  return made;
}

/** Undefined where it was not made yet, or anything of it is damaged. */
function readRecord(record: string): Made | undefined {
  try {
    const { sums, ...made }: Made & { sums: string[] } = JSON.parse(readFileSync(record, 'utf8'));
    return filesOf(made).every((file, at) => sumOf(file) === sums[at]) ? made : undefined;
  } catch {
    return;
  }
}

const sumOf = (file: string) => contentHash(readFileSync(file));

function filesOf({ hash, widths }: Made): string[] {
  return widths.flatMap((width) =>
    formats.map((format) => photographFile(photographAddress(hash, width, format))),
  );
}

async function make(body: Buffer, hash: string): Promise<Made> {
  const { data, info } = await readPhotograph(body, {
    width: Math.max(...widths),
    height: maxHeight,
  });
  const { width, height, channels } = info;
  const made = { hash, width, height, widths: [...widths.filter((one) => one < width), width] };
  const { default: sharp } = await import('sharp');
  const files = made.widths.flatMap((each) =>
    formats.map(async (format) => {
      const small = await sharp(data, { raw: { width, height, channels } })
        .resize({ width: each })
        .toFormat(format, encoders[format])
        .toBuffer();
      writeWhole(photographFile(photographAddress(hash, each, format)), small);
    }),
  );
  await Promise.all(files);
  return made;
}
