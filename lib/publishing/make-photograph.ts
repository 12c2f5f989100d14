import { contentHash } from '#lib/base/content-hash.ts';
import { words } from '#lib/content/content.ts';
import { plain } from '#lib/content/marks.ts';
import { routes } from '#lib/content/routes.ts';
import type { Photograph } from '#lib/content/types.ts';
import type { WordFiles } from '#lib/content/words.ts';
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

const known = new Map<string, Promise<Made>>();

/**
 * Makes a photograph small, in each width and format, unless it has been made before.
 *
 * @throws a sentence that names the file, if it cannot be read
 */
export async function makePhotograph(
  { file }: Pick<Photograph, 'file'>,
  { photographs } = words(),
): Promise<Made> {
  const photograph = photographs.get(plain(file));
  if (!photograph) throw new Error(`${file} is not there`);
  const hash = contentHash(photograph.hash + recipe);
  const made = Promise.resolve(known.get(hash)).then(async (before) => {
    // The machine deletes what its pages show no more.
    if (before && (await readLargest(hash))) return before;
    return (await findMade(hash)) ?? make(file, await photograph.read(), hash);
  });
  known.set(hash, made);
  made.catch(() => known.delete(hash));
  return made;
}

/**
 * Makes those that are not there, before pages ask for them.
 * @throws a sentence for each that cannot be made
 */
export async function makePhotographs(from: WordFiles): Promise<void> {
  known.clear();
  const problems: string[] = [];
  for (const file of from.photographs.keys()) {
    await makePhotograph({ file }, from).catch(({ message }) => problems.push(message));
  }
  if (problems.length > 0) throw new Error(problems.join('. '));
}

/** Undefined where any of its files is not there, or damaged. */
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

async function make(file: string, body: Buffer, hash: string): Promise<Made> {
  const size = { width: largest, height: maxHeight };
  const { pixels, width, height } = await readPhotograph(body, size).catch(({ message }) => {
    throw new Error(`content/${file} ${message}`);
  });
  const made = madeOf(hash, { width, height });
  const files = made.widths.flatMap((each) =>
    formats.map(async (format) => {
      const small = pixels.clone().resize({ width: Math.min(each, width) });
      const body = await small.toFormat(format, encoders[format]).toBuffer();
      keepFile(photographAddress(hash, each, format), body, false);
    }),
  );
  await Promise.all(files);
  return made;
}
