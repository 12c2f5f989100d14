import type { Box } from '../box';
import { line, type Mark, piece } from '../mark';
import { coordinates, n } from '../path';
import type { Tone } from '../tone';

/** A rising and falling line over its area; values from 0 to 1. */
export function areaChart({ x, y, w, h }: Box, values: readonly number[], tone: Tone): Mark[] {
  const reach = { x, y, w, h };
  const step = w / (values.length - 1);
  const heights = values.map((value) => Math.round(value * h));
  const [first = 0] = heights;
  const climb = heights
    .slice(1)
    .map((height, at) => `${at ? ' ' : 'l'}${coordinates(step, (heights[at] ?? 0) - height)}`)
    .join('');
  const start = coordinates(x, y + h - first);

  return [
    piece(`M${start}${climb}v${heights.at(-1) ?? 0}h${n(-w)}z`, reach, tone.tint),
    line(`M${start}${climb}`, reach, tone.accent, 2),
  ];
}

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
