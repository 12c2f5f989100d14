/** Of a text, to be shown: what was looked for, or what stands around it. */
export type Piece = { text: string; isHit: boolean };

/** Small letters without accents, quotes, dashes and spaces of one kind: a character for each. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^ -~]/g, (one) => one.normalize('NFD').charAt(0))
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s/g, ' ')
    .toLowerCase();
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text that have one of the words, which are plain. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const anyWord = new RegExp(words.map((word) => RegExp.escape(word)).join('|'), 'g');
  const hits = [...plain(text).matchAll(anyWord)].map(({ 0: { length }, index: from }) => ({
    from,
    to: from + length,
  }));
  return [...sentences.segment(text)].flatMap(({ segment, index }) => {
    const end = index + segment.length;
    const inside = hits.filter(({ from, to }) => from < end && to > index);
    if (inside.length === 0) return [];
    const edges = [...inside.flatMap(({ from, to }) => [Math.max(from, index), to]), end];
    // What stands before a hit, the hit, what stands before the next.
    return edges
      .map((to, at) => ({ text: text.slice(edges[at - 1] ?? index, to), isHit: at % 2 === 1 }))
      .filter(({ text }) => text);
  });
}
