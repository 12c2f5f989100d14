import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In px, twice the largest portrait. */
const maxSize = { width: 800, height: 914 };

/** Shrinks the photographs of a folder in place and drops their metadata (location, date, camera). */
export async function shrinkPhotographs(folder: string): Promise<void> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const photographs = files.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name));
  if (photographs.length === 0) return;
  // Imported only now, so that a site without photographs builds where sharp has no binary.
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
