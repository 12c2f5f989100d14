import sharp from 'sharp';
import { setPhotographs } from '#testing/release-words.ts';
import { placePhotographs } from './place-photographs.ts';

test('a photograph in Markdown becomes a figure in two widths', async () => {
  const taken = sharp({ create: { width: 600, height: 400, channels: 3, background: '#A3492B' } });
  setPhotographs({ 'articles/Our shop.jpg': await taken.jpeg().toBuffer() });
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
