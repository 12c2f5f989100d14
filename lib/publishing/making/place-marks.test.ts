import { mark } from '#lib/content/marks.ts';
import { placeMarks } from './place-marks.ts';

const title = mark('home.yaml#hero.title', 'One & two');
const name = mark('services/seo.yaml#name', 'SEO');
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head></head><body>${body}</body></html>`;

const cases = {
  'the element of a text': [
    `<h1 class="a">${title.replace('&', '&amp;')}</h1><p>b</p>`,
    '<h1 data-words="home.yaml#hero.title" class="a">One &amp; two</h1><p>b</p>',
  ],
  'the element around a text that is cut': [
    `<p><b>${name.slice(0, -2)}</b><i>${name.slice(-2)}</i></p>`,
    '<p data-words="services/seo.yaml#name"><b>SE</b><i>O</i></p>',
  ],
  'all that stand in one element': [
    `<p>${name} and ${title}</p>`,
    '<p data-words="services/seo.yaml#name home.yaml#hero.title">SEO and One & two</p>',
  ],
  'an element whose attribute says it': [
    `<a href="/x" aria-label="${name}">x</a>`,
    '<a data-words="services/seo.yaml#name" href="/x" aria-label="SEO">x</a>',
  ],
  'a text of a drawing': [
    `<svg viewBox="0 0 1 1"><text x="1">${name}</text></svg>`,
    '<svg viewBox="0 0 1 1"><text data-words="services/seo.yaml#name" x="1">SEO</text></svg>',
  ],
  'a text of a template': [
    `<template><li>${name}</li></template>`,
    '<template><li data-words="services/seo.yaml#name">SEO</li></template>',
  ],
} as const;

it.each(Object.entries(cases))('marks %s', (_, [marked, placed]) => {
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
