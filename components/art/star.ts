/** In drawing units, y down. Angles grow clockwise from the x axis. */
export type Point = readonly [x: number, y: number];

/**
 * Hankin's star in a regular n-gon (C. S. Kaplan, "Islamic Star Patterns from Polygons in Contact", 2005).
 * @param rotation degrees from the x axis to the first edge's midpoint
 * @param angle contact angle in degrees between an edge and the star's lines
 */
export function starPoints(
  center: Point,
  n: number,
  apothem: number,
  rotation: number,
  angle: number,
): Point[] {
  return zigzag(center, n, rotation, apothem, innerRadius(n, apothem, angle));
}

/** The star with a heart, as two polygons: even-odd they fill the petals, nonzero the whole star. */
export function rosettePoints(center: Point, n: number, apothem: number, angle: number): Point[][] {
  const tip = innerRadius(n, apothem, angle);
  const dent = innerRadius(n / 2, apothem, angle);
  if (dent < 0.85 * tip) {
    return [0, 360 / n].map((rotation) => zigzag(center, n / 2, rotation, apothem, dent));
  }
  // Flat stars have no petals: their heart is the regular star {n/2}.
  const regular = (tip * Math.cos((2 * Math.PI) / n)) / Math.cos(Math.PI / n);
  return [starPoints(center, n, apothem, 0, angle), zigzag(center, n, 0, regular, tip)];
}

/** Distance from the center to the star's inner points. */
export function innerRadius(n: number, apothem: number, angle: number): number {
  const theta = radians(angle);
  const t = Math.tan(Math.PI / n);
  const s = (apothem * t) / (Math.cos(theta) + Math.sin(theta) * t);

  return Math.hypot(apothem - s * Math.sin(theta), s * Math.cos(theta));
}

/** A closed polygon of 2n points at two alternating distances from the center. */
export function zigzag(
  [x, y]: Point,
  n: number,
  rotation: number,
  even: number,
  odd: number,
): Point[] {
  return Array.from({ length: 2 * n }, (_, i): Point => {
    const a = radians(rotation) + (i * Math.PI) / n;
    const r = i % 2 === 0 ? even : odd;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
}

/** Closed path data; rounds before taking differences, so that errors do not add up. */
export function pathData(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [round(x), round(y)]);
  const [start = '', ...lines] = rounded.map(([x, y], i) => {
    const [fromX, fromY] = rounded[i - 1] ?? [0, 0];
    return `${short(x - fromX)} ${short(y - fromY)}`;
  });
  return `M${start}l${lines.join(' ')}z`.replaceAll(' -', '-');
}

/** To a tenth. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function short(value: number): string {
  return String(round(value)).replace(/^(-?)0\./, '$1.');
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
