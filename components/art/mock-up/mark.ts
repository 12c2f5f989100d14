import { type Box, box, inset } from './box';
import { coordinates, n } from './path';

/** How a mark is painted, as attributes of its path; marks painted alike can share one path. */
export type Paint = {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  strokeDasharray?: string;
  strokeLinecap?: 'butt';
};

/**
 * One flat piece of a drawing: path data (`M`, then relative commands) and `reach`, all that it
 * may cover, stroke included.
 */
export type Mark = { paint: Paint; d: string; reach: Box };

/** The weight of a line of text; every drawing's default, so it costs no attribute. */
export const TEXT = 4;

/** The height of chips, fields and buttons: few weights make few paths. */
export const PILL = 12;

/** A rounded rectangle: a smaller one, thickened by a stroke with round joins. */
export function card(place: Box, fill: string, radius = TEXT / 2): Mark {
  return {
    paint: { fill, ...strokeOf(fill, 2 * radius) },
    d: outline(inset(place, radius)),
    reach: place,
  };
}

/** A rectangle with square corners. */
export function slab(place: Box, fill: string): Mark {
  return { paint: { fill }, d: outline(place), reach: place };
}

/** A line of text, a chip or a button: a thick stroke with round ends, `y` its middle. */
export function bar(x: number, y: number, w: number, stroke: string, width = TEXT): Mark {
  const start = coordinates(Math.round(x + width / 2), Math.round(y));
  return {
    paint: strokeOf(stroke, width),
    d: `M${start}h${n(Math.round(Math.max(0, w - width)))}`,
    reach: box(x, y - width / 2, w, width),
  };
}

/** Lines of text below each other, one for each width. */
export function bars(x: number, y: number, widths: number[], stroke: string, step = 8): Mark[] {
  return widths.map((w, at) => bar(x, y + at * step, w, stroke));
}

/** A disc around (x, y). */
export function dot(x: number, y: number, size: number, stroke: string): Mark {
  return bar(x - size / 2, y, size, stroke, size);
}

/** An open line along path data, inside `reach`. */
export function line(d: string, reach: Box, stroke: string, width = TEXT, more: Paint = {}): Mark {
  return { paint: { ...more, ...strokeOf(stroke, width) }, d, reach };
}

/** A row of discs, one stroke with a dash of no length; (x, y) is the middle of the first. */
export function dots(
  x: number,
  y: number,
  count: number,
  step: number,
  width: number,
  stroke: string,
): Mark {
  const length = (count - 1) * step;
  const reach = box(x - width / 2, y - width / 2, length + width, width);
  return line(
    `M${coordinates(Math.round(x), Math.round(y))}h${n(length + 0.1)}`,
    reach,
    stroke,
    width,
    {
      strokeDasharray: `0 ${n(step)}`,
    },
  );
}

/** A filled piece of any outline. */
export function piece(d: string, reach: Box, fill: string): Mark {
  return { paint: { fill }, d, reach };
}

function outline({ x, y, w, h }: Box): string {
  return `M${coordinates(x, y)}h${n(w)}v${n(h)}h${n(-w)}z`;
}

function strokeOf(stroke: string, strokeWidth: number): Paint {
  return strokeWidth === TEXT ? { stroke } : { stroke, strokeWidth };
}
