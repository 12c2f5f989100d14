import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { setWords } from '#lib/content/content.ts';
import { readContent } from '#lib/content/read-content.ts';
import { placeMarks } from '#lib/publishing/making/place-marks.ts';
import { photographOf, releaseText, wordsWith } from '#testing/release-words.ts';
import { articleFile } from '#testing/samples.ts';
import { articleHtml } from '../blog/article-html.ts';
import { serviceLook } from './page-look.ts';
import { photographHtml } from './photograph.tsx';
import { Picture, photographOr, type Shown, screenOf } from './picture.tsx';

const till = photographOf(readFileSync('public/icon-192.png'));

it('of a preview leads to what chooses it, where another chose the same, too', async () => {
  const copy = 'services/like-it.yaml';
  const text = releaseText('services/seo.yaml').replace(
    /^(name|title|metaTitle): .*/gm,
    '$1: Like it',
  );
  const words = wordsWith({
    [copy]: `${text}\ndrawing: seo\nphotograph: { file: till.png, alt: A till }\n`,
    [articleFile]: `${releaseText(articleFile)}\n![A till](till.png)\n`,
  });
  const photographs = new Map([
    ['services/till.png', till],
    ['articles/till.png', till],
  ]);
  const content = readContent({ ...words, photographs }, { isMarked: true });
  setWords(content, { ...words, photographs });
  const { articles, projects, services } = content;
  const led = (html: string) => /<\w+ [^>]*data-words="([^"]*)"/.exec(placeMarks(html))?.[1];
  const shown = async (picture?: Shown) =>
    typeof picture === 'object'
      ? led(await photographHtml({ photograph: picture, alt: '' }))
      : picture && led(renderToStaticMarkup(<Picture alt="" picture={picture} />));
  for (const one of services.filter(({ drawing }) => drawing.includes('seo'))) {
    const chooses = `services/${one.slug}.yaml`;
    expect(await shown(serviceLook(one).scene)).toBe(`${chooses}#drawing`);
    const delivered = photographOr(`deliverables/${one.drawing}`, 'services', one.photograph);
    expect(await shown(delivered)).toBe(`${chooses}#photograph,drawing`);
  }
  const [project] = projects;
  const [screen] = project?.images.map(screenOf) ?? [];
  expect(await shown(screen)).toBe(`projects/${project?.slug}.yaml#images.0`);
  const article = articles.find(({ slug }) => articleFile.includes(slug));
  const html = article && (await articleHtml(article));
  expect(placeMarks(html ?? '')).toMatch(
    new RegExp(`<img [^>]*alt="A till"[^>]* data-words="${articleFile}#body:\\d+-\\d+">`),
  );
});
