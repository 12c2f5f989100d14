import { crc32, deflateSync } from 'node:zlib';
import type { Metadata, Sharp } from 'sharp';

// Imported when they are needed: a site without photographs builds where sharp has no binary.
const sharpModule = () => import('sharp').then((module) => module.default);

/** In pixels: the largest that telephones take, and less of what has all of its pixels in memory at once. */
function maxPixels({ format, compression, isProgressive }: Metadata): number {
  if (format === 'heif') return compression === 'hevc' ? 50_000_000 : 25_000_000;
  return isProgressive ? 100_000_000 : 200_000_000;
}

/** Decoded once, to be cloned for each size. */
type Read = { pixels: Sharp; width: number; height: number };

/**
 * Reads any photograph: upright, in sRGB, the first frame of an animation, the transparent white.
 * @param size in px, that it is made to fit
 * @throws a sentence without subject where the file is empty, no photograph, cut short, or too large
 */
export async function readPhotograph(
  body: Buffer,
  size: { width: number; height: number },
): Promise<Read> {
  if (body.length === 0) throw new Error('is empty; choose it again');
  const sharp = await sharpModule();
  const metadata = await sharp(body, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Error(`is not a photograph; save it as JPEG again`);
    });
  const { format, compression, width, height, icc } = metadata;
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) {
    throw new Error(`is not a photograph but ${format.toUpperCase()}; save it as JPEG`);
  }
  const most = maxPixels(metadata);
  if (width * height > most) {
    const [has, may] = [width * height, most].map((pixels) => Math.round(pixels / 1_000_000));
    throw new Error(`has ${has} million pixels, at most are ${may}; save it at half the width`);
  }
  const source = compression === 'hevc' ? await readHeic(body, icc) : body;
  const { data, info } = await sharp(source, { limitInputPixels: most, failOn: 'truncated' })
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(({ message }: Error) => {
      throw new Error(`cannot be read (${message.trim()}); save it as JPEG again`);
    });
  return { pixels: sharp(data, { raw: info }), width: info.width, height: info.height };
}

/** HEVC, which sharp's binaries may not decode: as a PNG, upright. */
async function readHeic(buffer: Buffer, profile: Buffer | undefined): Promise<Buffer> {
  const { default: decode } = await import('heic-decode');
  const { data, width, height } = await decode({ buffer });
  const sharp = await sharpModule();
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return profile ? withProfile(png, profile) : png;
}

/** Where the first chunk of a PNG ends. */
const afterHeader = 33;

/** Says which colors the pixels are, which sharp can only convert to: a phone's are Display P3. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPphoto\0\0'), deflateSync(profile)]);
  return Buffer.concat([
    png.subarray(0, afterHeader),
    uint32(chunk.length - 4),
    chunk,
    uint32(crc32(chunk)),
    png.subarray(afterHeader),
  ]);
}

const uint32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).swap32();
