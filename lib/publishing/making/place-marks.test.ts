import { mark } from '#lib/content/marks.ts';
import { placeMarks } from './place-marks.ts';

const title = mark('home.yaml#hero.title', 'One & two');
const name = mark('services/seo.yaml#name', 'SEO');
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;

it.each([
  [
    'the element around texts, also where one is cut',
    `<h1 class="a"><b>${name.slice(0, -2)}</b><i>${name.slice(-2)} and ${title.replace('&', '&amp;')}</i></h1>`,
    '<h1 data-words="services/seo.yaml#name" class="a"><b>SE</b><i data-words="home.yaml#hero.title">O and One &amp; two</i></h1>',
  ],
  [
    'an element whose attribute says it, and a text of a template',
    `<a href="/x" aria-label="${name}">x</a><template><li>${name}</li></template>`,
    '<a data-words="services/seo.yaml#name" href="/x" aria-label="SEO">x</a><template><li data-words="services/seo.yaml#name">SEO</li></template>',
  ],
])('marks %s', (_, marked, placed) => {
  expect(placeMarks(page(marked), new Map())).toBe(page(placed));
});

it('marks a picture by its file, and a drawing in the page by its words', () => {
  const pictures = new Map([
    ['/assets/a.svg', ['people.yaml#0.portrait']],
    ['HASH', ['articles/a.md#cover.photograph']],
    ['A clock', ['services/seo.yaml#photograph,drawing']],
  ] as const);
  const body =
    '<img src="/assets/a.svg"><img src="/assets/photographs/HASH-480.jpeg"><svg aria-label="A clock"></svg>';
  const places = [...placeMarks(page(body), pictures).matchAll(/data-words="(.*?)"/g)];
  expect(places.map(([, place]) => place)).toEqual([...pictures.values()].flat());
});
