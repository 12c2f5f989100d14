/**
 * A text as it looks: in the letters of a to z which others stand for, full-width and mathematical ones too, without
 * accents and what is invisible. What is written in another script becomes nothing that is English.
 */
export function foldLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '');
  return plain.replace(/\P{ASCII}/gu, (letter) => alike.get(letter) ?? letter);
}

/** Cyrillic and its neighbours, Greek, small capitals. Where a capital looks like another letter, both stand here. */
const table = {
  a: 'аАαΑɑᴀ',
  b: 'вВΒЬʙ',
  c: 'сСϲϹᴄ',
  d: 'ԁԀᴅ',
  e: 'еЕεΕєᴇ',
  f: 'ϝꜰ',
  g: 'ɡԌɢ',
  h: 'һҺнНΗʜ',
  i: 'іІιΙӏıɪ',
  j: 'јЈᴊ',
  k: 'кКκΚᴋ',
  l: 'Ӏʟ',
  m: 'мМΜᴍ',
  n: 'ոηΝпɴ',
  o: 'оОοΟօσᴏ',
  p: 'рРρΡᴘ',
  q: 'ԛԚ',
  r: 'гʀ',
  s: 'ѕЅꜱ',
  t: 'тТτΤᴛ',
  u: 'υսᴜ',
  v: 'ѵѴνᴠ',
  w: 'ԝԜωᴡ',
  x: 'хХχΧ',
  y: 'уУүҮγΥʏ',
  z: 'Ζᴢ',
};

const alike = new Map(
  Object.entries(table).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);
