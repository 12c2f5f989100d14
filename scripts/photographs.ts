import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Twice the size of a portrait on the widest page, in px. */
const maxSize = { width: 800, height: 914 };

/** Shrinks the photographs of a folder in place; their metadata (place, day, camera) is dropped. */
export async function shrinkPhotographs(folder: string): Promise<void> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const photographs = files.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name));
  if (photographs.length === 0) return;
  // Only here: a site without photographs builds also where sharp has no binary.
  const { default: sharp } = await import('sharp');
  for (const name of photographs) {
    const file = path.join(folder, name);
    const small = await sharp(readFileSync(file))
      .rotate()
      .resize({ ...maxSize, fit: 'outside', withoutEnlargement: true })
      .toBuffer();
    writeFileSync(file, small);
  }
}
