/** A place on a mock-up's canvas, in its 360 × 240 units. */
export type Box = { x: number; y: number; w: number; h: number };

export function box(x: number, y: number, w: number, h: number): Box {
  return { x, y, w, h };
}

/** The box made smaller on every side; a second number sets the vertical sides apart. */
export function inset({ x, y, w, h }: Box, dx: number, dy = dx): Box {
  return { x: x + dx, y: y + dy, w: w - 2 * dx, h: h - 2 * dy };
}

/** Equal cells in reading order, on whole units. */
export function grid({ x, y, w, h }: Box, columns: number, rows: number, gap: number): Box[] {
  const width = Math.floor((w - gap * (columns - 1)) / columns);
  const height = Math.floor((h - gap * (rows - 1)) / rows);

  return Array.from({ length: columns * rows }, (_, at) =>
    box(
      x + (at % columns) * (width + gap),
      y + Math.floor(at / columns) * (height + gap),
      width,
      height,
    ),
  );
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
