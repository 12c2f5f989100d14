import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Twice what a portrait takes on the widest page, in px. */
const size = { width: 800, height: 914 };

/**
 * Makes the photographs of a folder as small as a page needs them, in place and in their format.
 * What a camera wrote into them is gone then: the place, the day, the device.
 */
export async function shrinkPhotographs(folder: string): Promise<void> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const photographs = files.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name));
  if (photographs.length === 0) return;
  // Only here: a site without photographs is built also where sharp has no program.
  const { default: sharp } = await import('sharp');
  for (const name of photographs) {
    const file = path.join(folder, name);
    const small = await sharp(readFileSync(file))
      .rotate()
      .resize({ ...size, fit: 'outside', withoutEnlargement: true })
      .toBuffer();
    writeFileSync(file, small);
  }
}
