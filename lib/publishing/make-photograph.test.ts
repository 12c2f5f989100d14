import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { setPhotographs } from '#testing/release-words.ts';
import { makePhotograph, photographAddress, photographFile } from './make-photograph.ts';

const field = (background: string, width = 120, height = 90) =>
  sharp({ create: { width, height, channels: 4, background } });

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

function make(body: Buffer) {
  setPhotographs({ 'articles/a.jpg': body });
  return makePhotograph({ file: 'articles/a.jpg' });
}

/** The files that a page offers, the smallest first. */
async function filesOf(body: Buffer): Promise<string[]> {
  const { hash, widths } = await make(body);
  return widths.flatMap((width) =>
    (['avif', 'jpeg'] as const).map((format) =>
      photographFile(photographAddress(hash, width, format)),
    ),
  );
}

test('a camera’s photograph stands upright in three widths, without what the camera wrote', async () => {
  const taken = field('#A3492B', 2400, 1800)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1' } })
    .withMetadata({ orientation: 6, icc: 'p3' });
  const files = await filesOf(await taken.jpeg().toBuffer());
  const made = await Promise.all(files.map((file) => sharp(file).metadata()));
  expect(made.map(({ format, width, height }) => [format, width, height])).toEqual(
    [480, 960, 1600].flatMap((width) =>
      ['heif', 'jpeg'].map((format) => [format, width, Math.round((width * 4) / 3)]),
    ),
  );
  expect(made.filter(({ exif, xmp, iptc, icc }) => exif ?? xmp ?? iptc ?? icc)).toEqual([]);
});

const brick = [163, 73, 43];

test.each<[string, number[], () => Promise<Buffer>]>([
  ['a transparent PNG', [255, 255, 255], () => field('rgba(163, 73, 43, 0)').png().toBuffer()],
  [
    'a JPEG for printers',
    [158, 69, 23],
    () =>
      field('#A3492B').removeAlpha().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
  ],
  ['an AVIF', brick, () => field('#A3492B').avif().toBuffer()],
  [
    'an animation, its first frame',
    brick,
    async () => {
      const frames = await Promise.all(
        ['#A3492B', 'white'].map((color) => field(color).png().toBuffer()),
      );
      return sharp(frames, { join: { animated: true } })
        .webp({ lossless: true })
        .toBuffer();
    },
  ],
])('%s becomes what every browser shows', async (_, color, taken) => {
  for (const file of await filesOf(await taken())) {
    const { width, height, pages = 1, depth, space } = await sharp(file).metadata();
    expect([width, height, pages, depth, space]).toEqual([120, 90, 1, 'uchar', 'srgb']);
    expect(distance(await colorAt(file), color)).toBeLessThan(8);
  }
});

test('an iPhone’s HEIC stands upright and keeps its colors', async () => {
  // Saturated red at the top of a turned picture in Display P3, with a place.
  for (const file of await filesOf(readFileSync('testing/telephone.heic'))) {
    const { width, height, exif } = await sharp(file).metadata();
    expect({ width, height, exif }).toEqual({ width: 96, height: 128, exif: undefined });
    expect(distance(await colorAt(file), [208, 0, 0])).toBeLessThan(12);
  }
});

test('a huge PNG becomes small, once', async () => {
  const huge = await field('#A3492B', 4000, 4000).png({ compressionLevel: 0 }).toBuffer();
  expect(huge.length).toBeGreaterThan(60e6);

  const files = await filesOf(huge);
  expect(Math.max(...files.map((file) => statSync(file).size))).toBeLessThan(1.5e6);

  const made = () => files.map((file) => statSync(file).mtimeMs);
  const before = made();
  expect(await filesOf(huge)).toEqual(files);
  expect(made()).toEqual(before);
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['is not a photograph; save it as JPEG again', () => Buffer.from('Not one.')],
  [
    'is not a photograph but SVG; save it as JPEG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['cannot be read', async () => (await noise(400, 300).jpeg().toBuffer()).subarray(0, 9_000)],
  [
    'has 225 million pixels, at most are 200',
    async () => enlarged(await field('#A3492B').png().toBuffer(), 15_000),
  ],
  [
    'has 121 million pixels, at most are 100',
    async () => enlarged(await field('#A3492B').png({ progressive: true }).toBuffer(), 11_000),
  ],
  ['is empty; choose it again', () => Buffer.alloc(0)],
])('one that cannot be used is named: it %s', async (sentence, body) => {
  await expect(make(await body())).rejects.toThrow(`content/articles/a.jpg ${sentence}`);
});

/** The same few bytes, which say that they are a square of so many pixels. */
function enlarged(png: Buffer, width: number): Buffer {
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(width, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function colorAt(file: string): Promise<number[]> {
  const pixel = { left: 10, top: 10, width: 1, height: 1 };
  return [...(await sharp(file).toColourspace('srgb').extract(pixel).raw().toBuffer())];
}

const distance = (one: number[], other: number[]) =>
  Math.max(...other.map((channel, at) => Math.abs(channel - (one[at] ?? 0))));
