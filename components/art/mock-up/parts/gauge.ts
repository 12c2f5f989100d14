import { box } from '../box';
import { line, type Mark } from '../mark';
import { coordinates } from '../path';

/** A ring around (x, y), filled from the top by `part` of 1. */
export function ring(
  x: number,
  y: number,
  radius: number,
  part: number,
  stroke: string,
  track: string,
  width = 6,
): Mark[] {
  const reach = box(
    x - radius - width / 2,
    y - radius - width / 2,
    2 * radius + width,
    2 * radius + width,
  );
  const top = `M${coordinates(x, y - radius)}`;
  const angle = 2 * Math.PI * part;
  const end = coordinates(radius * Math.sin(angle), radius - radius * Math.cos(angle));

  return [
    line(`${top}a${radius} ${radius} 0 1 1-.1 0`, reach, track, width),
    line(`${top}a${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${end}`, reach, stroke, width),
  ];
}
