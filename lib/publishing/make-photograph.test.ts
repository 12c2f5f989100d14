import { globSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { env } from '#lib/base/env.ts';
import { words } from '#lib/content/content.ts';
import { setPhotographs } from '#testing/release-words.ts';
import { readKept } from './kept-files.ts';
import { makePhotograph, makePhotographs, photographAddress } from './make-photograph.ts';

const field = (background: string, width = 120, height = 90) =>
  sharp({ create: { width, height, channels: 4, background } });

function make(body: Buffer) {
  setPhotographs({ 'articles/a.jpg': body });
  return makePhotograph({ file: 'articles/a.jpg' });
}

/** The files that a page offers, the smallest first. */
async function filesOf(body: Buffer): Promise<(Buffer | undefined)[]> {
  const { hash, widths } = await make(body);
  const addresses = widths.flatMap((width) =>
    (['avif', 'jpeg'] as const).map((format) => photographAddress(hash, width, format)),
  );
  return Promise.all(addresses.map(readKept));
}

test('a camera’s photograph stands upright in three widths, without what the camera wrote, and is made once, and anew where it is damaged', async () => {
  const taken = await field('#A3492B', 2400, 1800)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1' } })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toBuffer();
  const files = await filesOf(taken);
  const made = await Promise.all(files.map((file) => sharp(file).metadata()));
  expect(made.map(({ format, width, height }) => [format, width, height])).toEqual(
    [480, 960, 1600].flatMap((width) =>
      ['heif', 'jpeg'].map((format) => [format, width, Math.round((width * 4) / 3)]),
    ),
  );
  expect(made.filter(({ exif, xmp, iptc, icc }) => exif ?? xmp ?? iptc ?? icc)).toEqual([]);

  const kept = globSync(path.join(env().DATA_DIR, 'files/assets/photographs/*'));
  const times = () => kept.map((file) => statSync(file).mtimeMs);
  const before = times();
  await makePhotographs(words());
  expect([times(), before.length]).toEqual([before, 6]);
  for (const file of kept) truncateSync(file, 50);
  await makePhotographs(words());
  expect(await filesOf(taken)).toEqual(files);
  for (const file of kept) rmSync(file);
  expect(await filesOf(taken)).toEqual(files);
});

const brick = [163, 73, 43];
const printed = () => field('#A3492B').removeAlpha().toColourspace('cmyk').withIccProfile('cmyk');
const animated = async (...colors: string[]) => {
  const frames = await Promise.all(colors.map((color) => field(color).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
};

test.each<[string, number[], number[], () => Promise<Buffer> | Buffer]>([
  ['a transparent PNG', [120, 90], [255, 255, 255], () => field('#A3492B00').png().toBuffer()],
  ['a JPEG for printers', [120, 90], [158, 69, 23], () => printed().jpeg().toBuffer()],
  ['an AVIF', [120, 90], brick, () => field('#A3492B').avif().toBuffer()],
  ['an animation, its first frame', [120, 90], brick, () => animated('#A3492B', 'white')],
  // Saturated red at the top of a turned picture in Display P3, with a place.
  ['an iPhone’s HEIC', [96, 128], [208, 0, 0], () => readFileSync('testing/telephone.heic')],
])('%s becomes what every browser shows', async (_, size, color, taken) => {
  for (const file of await filesOf(await taken())) {
    const { width, height, exif, pages = 1, depth, space } = await sharp(file).metadata();
    expect([width, height, exif, pages, depth, space]).toEqual([
      ...size,
      ...[undefined, 1, 'uchar', 'srgb'],
    ]);
    const pixel = { left: 10, top: 10, width: 1, height: 1 };
    const seen = await sharp(file).toColourspace('srgb').extract(pixel).raw().toBuffer();
    const apart = color.map((channel, at) => Math.abs(channel - (seen[at] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(12);
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const [plain, large] = [field('#A3492B'), field('#A3492B', 1_200, 900)];

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['is not a photograph; save it as JPEG again', () => Buffer.from('Not one.')],
  ['is not a photograph but SVG; save it as JPEG', () => Buffer.from(svg)],
  ['cannot be read', async () => (await large.jpeg().toBuffer()).subarray(0, 4_000)],
  ['has 225 million pixels, at most are 200', () => enlarged(plain.png(), 15_000)],
  [
    'has 121 million pixels, at most are 100',
    () => enlarged(plain.png({ progressive: true }), 11_000),
  ],
  ['is empty; choose it again', () => Buffer.alloc(0)],
])('one that cannot be used is named: it %s', async (sentence, body) => {
  await expect(make(await body())).rejects.toThrow(`content/articles/a.jpg ${sentence}`);
});

/** The same few bytes, which say that they are a square of so many pixels. */
async function enlarged(image: Sharp, width: number): Promise<Buffer> {
  const png = await image.toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(width, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
