import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { shrinkPhotographs } from './photographs.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photographs-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each(['JPEG', 'avif'])('a %s from a camera becomes small', async (ending) => {
  const file = path.join(folder, `amna.${ending}`);
  const taken = sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#A3492B' },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 });
  writeFileSync(file, await taken.toFormat(ending.toLowerCase() as 'jpeg').toBuffer());

  await shrinkPhotographs(folder);

  const { width, height, exif, orientation } = await sharp(file).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 800, height: 1200 });
});

test('a small photograph is not enlarged, and other files are left alone', async () => {
  const small = sharp({ create: { width: 280, height: 320, channels: 3, background: '#A3492B' } });
  await small.toFile(path.join(folder, 'amna.jpg'));
  writeFileSync(path.join(folder, 'README.md'), 'Who is who.');

  await shrinkPhotographs(folder);

  expect(await sharp(path.join(folder, 'amna.jpg')).metadata()).toMatchObject({ width: 280 });
  expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'amna.jpg']);
});
