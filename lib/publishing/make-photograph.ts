import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '#lib/base/content-hash.ts';
import { env } from '#lib/base/env.ts';
import { wordsFolder } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Photograph } from '#lib/content/types.ts';
import { writeWhole } from './publications.ts';
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
export async function makePhotograph(photograph: Pick<Photograph, 'file'>): Promise<Made> {
  const file = path.join(wordsFolder(), photograph.file);
  const version = `${file} ${statSync(file).mtimeMs}`;
  const made = known.get(version) ?? makeOnce(file);
  known.set(version, made);
  return made;
}

const known = new Map<string, Promise<Made>>();

async function makeOnce(file: string): Promise<Made> {
  const body = readFileSync(file);
  const hash = contentHash(Buffer.concat([body, Buffer.from(recipe)]));
  const record = path.join(cache(), `${hash}.json`);
  if (!existsSync(record)) {
    const made = await make(body, hash).catch(({ message }: Error) => {
      throw new Error(`${file} ${message}`);
    });
    // Last: where it is, all files are.
    writeWhole(record, JSON.stringify(made));
  }
  return JSON.parse(readFileSync(record, 'utf8'));
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
    (['avif', 'jpeg'] as const).map(async (format) => {
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
