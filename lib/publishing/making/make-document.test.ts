import { makeDocument } from './make-document.ts';

const base = '@layer base{p{margin:0}}';
const hero = '.hero{color:red}';
const sheet = `${base}@layer utilities{.below{color:#00f}${hero}}`;
const makeHome = (html: string) => makeDocument(html, new Set(), true);
const start = '<body><section><h1 class="hero">Hi</h1></section><p class="hero">Tiles</p>';

it('leaves the styles of the first screen in the head, and the sheet without its layers in common below', () => {
  const below = '<section class="below hero"></section>';
  expect(makeHome(`<head><style>${sheet}</style></head>${start}${below}`)).toBe(
    `<head><style>${base}@layer utilities{${hero}}</style></head>${start}` +
      `<style data-rest>${sheet.replace(base, '')}</style>${below}`,
  );
});

it('takes no page without anything below its hero', () => {
  expect(() => makeHome(`<style>${sheet}</style></head>${start}`)).toThrow('nothing below');
});
