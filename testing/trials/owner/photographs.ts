import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

/** In each folder of content that a photograph may lie in. */
export const taken = {
  people: 'Taken Today.JPG',
  articles: 'taken.jpg',
  projects: 'taken.png',
  services: 'taken.webp',
};

export async function takePhotographs(copy: string): Promise<void> {
  for (const [folder, file] of Object.entries(taken)) {
    mkdirSync(`${copy}/content/${folder}`, { recursive: true });
    const photograph = sharp({
      create: { width: 3000, height: 4000, channels: 3, background: '#888' },
    });
    await photograph.withMetadata({ orientation: 6 }).toFile(`${copy}/content/${folder}/${file}`);
  }
}
