// Reads a photograph, and writes it as a JPEG of the size that is asked for (lib/publishing/shrink-photograph.ts).
import { buffer } from 'node:stream/consumers';
import { readPhotograph } from '../read-photograph.ts';

const size = Number(process.argv[2]);

try {
  const photograph = await buffer(process.stdin);
  const { pixels } = await readPhotograph(photograph, { width: size, height: size });
  process.stdout.write(await pixels.jpeg({ quality: 88 }).toBuffer());
} catch (error) {
  process.stderr.write((error as Error).message);
  process.exitCode = 2;
}
