import { box } from './box';
import { line, type Mark } from './mark';
import { coordinates, n } from './path';

/**
 * A number in drawn figures, for a screen's prices, times and scores: `R` is the rupee sign.
 * They need no font, so they also work in files and social cards.
 *
 * @param x the left end, or the right end with `end`, or the middle with `middle`
 * @param y the middle of the figures
 * @param height of the figures
 */
export function figures(
  text: string,
  x: number,
  y: number,
  height: number,
  stroke: string,
  align: 'start' | 'middle' | 'end' = 'start',
): Mark {
  const scale = height / 12;
  const width = (measure(text) - 4) * scale;
  let at = Math.round(x - { start: 0, middle: width / 2, end: width }[align]);
  const reach = box(at, y - height * 0.6, width, height * 1.4);
  let d = '';
  for (const sign of text) {
    d += place(FIGURES[sign] ?? '', at, y - height / 2, scale);
    at += advance(sign) * scale;
  }
  return line(d, reach, stroke, height > 10 ? 2 : 1.5);
}

/** A small sign drawn in one line weight on an 8-unit grid, `x`, `y` its middle. */
export function sign(
  name: keyof typeof SIGNS,
  x: number,
  y: number,
  size: number,
  stroke: string,
  width = 1.5,
): Mark {
  const reach = box(x - size / 2, y - size / 2, size, size);
  return line(place(SIGNS[name], reach.x, reach.y, size / 8), reach, stroke, width);
}

/** The same, filled: a heart, a pin, a cup. */
export function stamp(
  name: keyof typeof SIGNS,
  x: number,
  y: number,
  size: number,
  fill: string,
): Mark {
  const reach = box(x - size / 2, y - size / 2, size, size);
  return { paint: { fill }, d: place(SIGNS[name], reach.x, reach.y, size / 8), reach };
}

/** Puts relative path data (`m` first; no arcs, whose flags would be scaled too) at a point. */
export function place(d: string, x: number, y: number, scale: number): string {
  const scaled = d.replace(/-?\d*\.?\d+/g, (value, at: number) => {
    const out = n(Number(value) * scale);
    return /\d/.test(d.charAt(at - 1)) && !out.startsWith('-') ? ` ${out}` : out;
  });
  return scaled.replace(
    /^m(-?[\d.]+) ?(-?[\d.]+)/,
    (_, dx, dy) => `M${coordinates(x + Number(dx), y + Number(dy))}`,
  );
}

/** Figures on a grid of 8 × 12, so that heights of 6 and 12 need few decimals. */
const FIGURES: Record<string, string> = {
  0: 'm0 4q0-4 4-4t4 4v4q0 4-4 4t-4-4z',
  1: 'm1 3l4-3v12',
  2: 'm0 4q0-4 4-4t4 4q0 2-2 4l-6 4h8',
  3: 'm0 0h8l-4 5q4 0 4 3t-4 4q-3 0-4-2',
  4: 'm6 12v-12l-6 8h9',
  5: 'm7 0h-6l-1 6q1-1 4-1 4 0 4 3t-4 4q-3 0-4-2',
  6: 'm6 0q-6 2-6 8 0 4 4 4t4-4-4-4-4 4',
  7: 'm0 0h8l-5 12',
  8: 'm4 6q-4 0-4-3t4-3 4 3-4 3q-4 0-4 3t4 3 4-3-4-3',
  9: 'm2 12q6-2 6-8 0-4-4-4t-4 4 4 4 4-4',
  ',': 'm1 11l-1 3',
  '.': 'm1 12h0',
  ':': 'm1 3h0m0 7h0',
  '+': 'm4 3v6m-3-3h6',
  '-': 'm1 6h5',
  '%': 'm8 0l-7 12m0-11h0m7 10h0',
  K: 'm0 0v12m7-12l-7 7 7 5',
  R: 'm0 12v-12h4q4 0 4 3t-4 3h-4m4 0l4 6m7-7q-1-1-3-1-2 0-2 2t3 2 3 2-3 2q-2 0-3-1',
};

const SIGNS = {
  check: 'm1 4.3l2.2 2.2 4-4.6',
  plus: 'm4 1v6m-3-3h6',
  arrow: 'm1 4h6m-2.5-2.5l2.5 2.5-2.5 2.5',
  up: 'm4 7v-6m-2.5 2.5l2.5-2.5 2.5 2.5',
  down: 'm4 1v6m-2.5-2.5l2.5 2.5 2.5-2.5',
  play: 'm2 .8l5 3.2-5 3.2z',
  heart: 'm4 7.2l-3.2-3.2q-1.2-1.6.1-2.8t3.1.7q1.8-1.9 3.1-.7t.1 2.8z',
  pin: 'm4 8q-3.2-3.4-3.2-5t1-2.4 2.2-.8 2.2.8 1 2.4-3.2 5z',
  search: 'm3.4.8q2.6 0 2.6 2.6t-2.6 2.6-2.6-2.6 2.6-2.6m1.9 4.5l2 2',
  truck: 'm0 1.5h4.6v4.4h-4.6zm4.6 1.5h2l1.4 1.5v1.4h-3.4m-2.8 1h0m4 0h0',
  cup: 'm1.6 0h4.8v2.6q0 2.2-1.8 2.8v1.2h1.4v1.4h-4v-1.4h1.4v-1.2q-1.8-.6-1.8-2.8z',
  scales: 'm4 .4v7.2m-1.8 0h3.6m-5-6.2h6.4m-5 0l-1.5 3q1.5 1.3 3 0zm3.6 0l-1.5 3q1.5 1.3 3 0z',
  bolt: 'm4.8.2l-3.6 4.4h2.4l-.6 3.4 3.8-4.6h-2.6z',
};

function advance(sign: string): number {
  return { 1: 8, ',': 4.5, '.': 4.5, ':': 5, '-': 10, ' ': 6, R: 19 }[sign] ?? 12;
}

function measure(text: string): number {
  return [...text].reduce((sum, sign) => sum + advance(sign), 0);
}
