import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { placePhotographs } from './place-photographs.ts';

const home = process.cwd();

beforeEach(async () => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'photographs-')));
  mkdirSync('content/articles', { recursive: true });
  const taken = sharp({ create: { width: 600, height: 400, channels: 3, background: '#A3492B' } });
  await taken.toFile('content/articles/Our shop.jpg');
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('a photograph in Markdown becomes a figure in two widths', async () => {
  const html =
    '<p>Before.</p>\n<p><img src="Our%20shop.jpg" alt="Ali &amp; &quot;Sons&quot;" title="At nine"></p>\n<p>After.</p>';
  const placed = await placePhotographs(html, 'articles');
  const file = (width: number, format: string) =>
    String.raw`/assets/photographs/[\w-]{12}-${width}\.${format} ${width}w`;
  const set = (format: string) => `srcset="${file(480, format)}, ${file(600, format)}"`;
  expect(placed).toMatch(
    new RegExp(
      `^<p>Before.</p>\n<figure><picture><source type="image/avif" ${set('avif')} sizes="[^"]+">` +
        `<img src="[^"]+-600.jpeg" ${set('jpeg')} sizes="[^"]+" width="600" height="400" ` +
        `alt="Ali &#38; &#34;Sons&#34;" loading="lazy" decoding="async"></picture>` +
        '<figcaption>At nine</figcaption></figure>\n<p>After.</p>$',
    ),
  );
});
