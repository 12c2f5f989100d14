import { compiled } from '#lib/content/compiled.ts';
import { content } from '#lib/content/content.ts';
import { releaseText, wordsWith } from '#testing/release-words.ts';
import { picturesIn } from './pictures.ts';
import { placeMarks } from './place-marks.ts';

it('leads from a picture to what chooses it, of the page itself where another chose the same', () => {
  const [{ slug } = { slug: '' }] = content().services;
  const [file, copy] = [`services/${slug}.yaml`, 'services/like-it.yaml'];
  const text = `${releaseText(file)}\ndrawing: ${slug}\n`.replace(/^name: .*/m, 'name: Like it');
  const pictures = picturesIn(wordsWith({ [copy]: text }));
  const { drawings } = compiled();
  const placesOf = (drawing: string, page: string, part = '') => {
    const html = placeMarks(`<img src="${drawings[drawing]?.address}${part}">`, pictures, page);
    return /data-words="([^"]*)"/.exec(html)?.[1];
  };
  expect(placesOf(`services/${slug}`, `/services/${slug}`)).toBe(`${file}#drawing`);
  expect(placesOf(`services/${slug}`, '/services/like-it')).toBe(`${copy}#drawing`);
  for (const part of ['', '#on-a-phone']) {
    const found = placesOf(`deliverables/${slug}`, `/services/${slug}`, part);
    expect(found).toBe(`${file}#photograph,drawing`);
  }
});
