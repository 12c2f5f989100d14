import { makeDocument } from './make-document.ts';

const base = '@layer base{p{margin:0}}';
const hero = '.hero{color:red}';
const sheet = `${base}@layer utilities{.below{color:#00f}${hero}}`;
const makeHome = (html: string) => makeDocument(html, new Set(), true);
const start = '<body><section><h1 class="hero">Hi</h1></section>';

it('leaves the styles of the first screen in the head, and the sheet without its layers in common below', () => {
  const below = '<p class="below hero"></p>';
  expect(makeHome(`<head><style>${sheet}</style></head>${start}${below}`)).toBe(
    `<head><style>${base}@layer utilities{${hero}}</style></head>${start}` +
      `<style data-rest>${sheet.replace(base, '')}</style>${below}`,
  );
});

it('takes no page without a hero', () => {
  expect(() => makeHome(`<style>${sheet}</style></head><body><p>Hi</p>`)).toThrow('no hero');
});
