import type { Box } from '../box';
import { line, type Mark } from '../mark';
import { coordinates } from '../path';
import type { Tone } from '../tone';

/** Round columns on a base line, the chosen one in the accent; values from 0 to 1. */
export function columnChart(
  { x, y, w, h }: Box,
  values: readonly number[],
  tone: Tone,
  chosen: number,
): Mark[] {
  const width = Math.round(w / values.length / 2 + 2);
  const step = (w - width) / (values.length - 1);

  return values.map((value, at) => {
    const left = Math.round(x + at * step);
    const height = Math.round(Math.max(0, value * h - width));
    const reach = { x: left, y: y + h - height - width, w: width, h: height + width };
    const foot = coordinates(left + width / 2, y + h - width / 2);
    return line(`M${foot}v${-height}`, reach, at === chosen ? tone.accent : tone.tint, width);
  });
}
