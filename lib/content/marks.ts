declare const kind: unique symbol;

/** Words of a page, which a preview marks: they are shown, and no part of what a computer reads. */
export type Words = string & { readonly [kind]?: 'words' };

/** What is compared, looked up, part of an address, of the head of a page, or a seed: any text but words. */
export type Value = string & { readonly [kind]?: 'value' };

/** By which an element of a preview names the places of its words. */
export const placeAttribute = 'data-words';

/** Where words come from: a file below the content's folder, and their field in its form. */
export type Place = `${string}#${string}`;

// Of the private use area, which no font of the site has: before the place, between it and the words, and after them.
const [begin, middle, end] = ['\uE000', '\uE001', '\uE002'];
/** Added to the code of each character of a place, so that no change of case or of spaces changes it. */
const shift = 0xe100;
const anyMark = /[\uE000-\uE002]|[\uE100-\uE17F]+/g;

/** Words that tell where they come from; the process that makes previews reads it (lib/publishing/making/place-marks.ts). */
export function mark(place: Place, words: string): string {
  const told = [...place].map((one) => String.fromCharCode(shift + one.charCodeAt(0))).join('');
  return `${begin}${told}${middle}${plain(words)}${end}`;
}

/** Words as a value: visitors' pages have no marks, and say the same. */
export const plain = (words: string): Value => words.replace(anyMark, '');

/**
 * Words that lead to what chose a picture, as its name does: a name tells its place, too.
 *
 * @param before another field that stands in the same form
 */
export function ledBy(name: string, words: string, before = ''): string {
  const [place] = readMarks(name);
  return place && place !== 'end' ? mark(place.replace('#', `#${before}`) as Place, words) : words;
}

/** The places of which marks begin, or end, in a text, one after the other. */
export function readMarks(text: string): ('end' | Place)[] {
  const found = text.matchAll(/\uE000([\uE100-\uE17F]+)\uE001|\uE002/g);
  return [...found].map(([, told]) => {
    if (told === undefined) return 'end';
    return [...told].map((one) => String.fromCharCode(one.charCodeAt(0) - shift)).join('') as Place;
  });
}
