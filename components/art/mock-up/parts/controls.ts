import { sign } from '../glyph';
import { bar, dot, type Mark, PILL } from '../mark';
import type { Tone } from '../tone';

/** Category tabs or filter chips, one for each width; the chosen one carries the accent. */
export function chips(x: number, y: number, widths: number[], tone: Tone, chosen = 0): Mark[] {
  let left = x;
  return widths.flatMap((w, at) => {
    const start = left;
    left += w + 4;
    return [
      bar(start, y, w, at === chosen ? tone.accent : tone.rule, PILL),
      bar(start + 6, y, w - 12, at === chosen ? tone.onAccent : tone.quiet),
    ];
  });
}

/** A search field with its lens. */
export function search(x: number, y: number, w: number, tone: Tone): Mark[] {
  return [
    bar(x, y, w, tone.rule, PILL),
    sign('search', x + 7, y, 6, tone.text),
    bar(x + 14, y, w * 0.4, tone.quiet),
  ];
}

/** The one thing to do on a screen. */
export function button(x: number, y: number, w: number, tone: Tone): Mark[] {
  return [bar(x, y, w, tone.accent, PILL), bar(x + w * 0.28, y, w * 0.44, tone.onAccent)];
}

/** How far something has come, 0 to 1. */
export function progress(x: number, y: number, w: number, part: number, tone: Tone): Mark[] {
  return [
    bar(x, y, w, tone.rule),
    bar(x, y, w * part, tone.accent),
    dot(x + w * part, y, PILL, tone.accent),
  ];
}
