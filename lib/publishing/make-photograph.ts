import { contentHash } from '#lib/base/content-hash.ts';
import { isDiskFull } from '#lib/base/disk-full.ts';
import { words } from '#lib/content/content.ts';
import { routes } from '#lib/content/routes.ts';
import type { Photograph } from '#lib/content/types.ts';
import type { PhotographFile } from '#lib/content/words.ts';
import { keepFile, readKept } from './kept-files.ts';
import { readPhotograph } from './read-photograph.ts';

/** `hash` names its files, `widths` too, from the smallest; `width` and `height` are those of the largest, in px. */
type Made = { hash: string; width: number; height: number; widths: number[] };

/** In px: a card on a phone; half a desktop or a sharp phone; a desktop, or as wide as the photograph is. */
const widths = [480, 960, 1600];

const largest = Math.max(...widths);

/** In px: of a page that somebody has photographed as a whole. */
const maxHeight = 3200;

/** A change of these makes every photograph anew. */
const encoders = {
  // 4, the default, takes ten times as long for a large noisy picture and makes it no smaller.
  avif: { quality: 55, effort: 3 },
  jpeg: { quality: 78, mozjpeg: true },
} as const;

const recipe = JSON.stringify({ widths, maxHeight, encoders });

type PhotographFormat = keyof typeof encoders;

const formats = Object.keys(encoders) as PhotographFormat[];

export function photographAddress(hash: string, width: number, format: PhotographFormat): string {
  return routes.asset(`photographs/${hash}-${width}.${format}`);
}

/**
 * Makes a photograph small, in each width and format, unless it has been made before.
 * @throws a sentence that names the file, if it cannot be read
 */
export function makePhotograph({ file }: Pick<Photograph, 'file'>): Promise<Made> {
  const photograph = words().photographs.get(file);
  if (!photograph) throw new Error(`${file} is not there`);
  const { hash } = photograph;
  // The machine deletes what its pages show no more.
  const made = Promise.resolve(known.get(hash)).then(async (before) =>
    before && (await readLargest(before.hash)) ? before : makeOnce(file, photograph),
  );
  known.set(hash, made);
  made.catch(() => known.delete(hash));
  return made;
}

/**
 * Makes those of the content that are not there, before pages ask for them.
 * @throws a sentence for each that cannot be made
 */
export async function makePhotographs(): Promise<void> {
  known.clear();
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
  const made = await findMade(hash);
  if (made) return made;
  return make(await photograph.read(), hash).catch((error: Error) => {
    if (isDiskFull(error)) throw error;
    throw new Error(`content/${file} ${error.message}`);
  });
}

/** Undefined where it was not made yet, or any of its files is not there, or damaged. */
async function findMade(hash: string): Promise<Made | undefined> {
  const body = await readLargest(hash);
  if (!body) return;
  const { default: sharp } = await import('sharp');
  const made = madeOf(hash, await sharp(body).metadata());
  const files = await Promise.all(addressesOf(made).map(readKept));
  return files.includes(undefined) ? undefined : made;
}

const readLargest = (hash: string) => readKept(photographAddress(hash, largest, 'jpeg'));

function madeOf(hash: string, { width, height }: { width: number; height: number }): Made {
  const named = widths.filter((one) => one < width || one === largest);
  return { hash, width, height, widths: named };
}

function addressesOf({ hash, widths }: Made): string[] {
  return widths.flatMap((width) => formats.map((format) => photographAddress(hash, width, format)));
}

async function make(body: Buffer, hash: string): Promise<Made> {
  const { data, info } = await readPhotograph(body, { width: largest, height: maxHeight });
  const { width, height, channels } = info;
  const made = madeOf(hash, info);
  const { default: sharp } = await import('sharp');
  const files = made.widths.flatMap((each) =>
    formats.map(async (format) => {
      const small = await sharp(data, { raw: { width, height, channels } })
        .resize({ width: Math.min(each, width) })
        .toFormat(format, encoders[format])
        .toBuffer();
      keepFile(photographAddress(hash, each, format), small, false);
    }),
  );
  await Promise.all(files);
  return made;
}
