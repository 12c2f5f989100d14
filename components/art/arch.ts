import { type Point, round } from './star.ts';

export type ArchBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Number of lobes, odd, the pointed one at the top included. */
  cusps: number;
};

/** A Mughal multifoil arch as closed path data: circles along a quarter ellipse meet in the cusps. */
export function archPath(box: ArchBox): string {
  const { x, y, width, height } = box;
  const { spring, radius, crown, cusps, leave } = archHalf(box);
  const right = ([px, py]: Point): Point => [2 * x + width - px, py];
  const floor = round(y + height);
  const [rise, pull, tip] = ogee(leave, [x + width / 2, y], crown);
  const lastCusp = cusps.at(-1) ?? leave;

  return [
    `M${round(x)} ${floor}V${round(spring)}`,
    ...cusps.map((cusp) => arc(radius, cusp)),
    arc(crown, leave),
    `C${list(rise, pull, tip)} ${list(right(pull), right(rise), right(leave))}`,
    arc(crown, right(lastCusp)),
    ...cusps
      .slice(0, -1)
      .reverse()
      .map((cusp) => arc(radius, right(cusp))),
    arc(radius, [x + width, spring]),
    `V${floor}z`,
  ].join('');
}

const riseRatio = 0.62;
const overlap = 0.64;
const leaveAngle = (36 * Math.PI) / 180;

/** The left half: `crown` is the top lobe's radius, `leave` where the tip's curve begins. */
function archHalf({ x, y, width, cusps }: ArchBox) {
  const half = width / 2;
  const perSide = (cusps - 1) / 2;
  const share = (overlap * Math.PI) / 2 / (perSide + 0.25);
  const radius = round((half * share) / (1 + share));
  const crown = round(radius * 1.25);
  const spring = y + riseRatio * width;
  const [a, b] = [half - radius, riseRatio * width - 2.05 * crown];
  const centers = Array.from({ length: perSide }, (_, k): Point => {
    const t = (k / (perSide + 0.25)) * (Math.PI / 2);
    return [x + half - a * Math.cos(t) ** 1.1, spring - b * Math.sin(t)];
  });
  const top: Point = [x + half, spring - b];
  const crossings = centers.map((c, k) => {
    const next = centers[k + 1];
    return next ? crossing(c, radius, next, radius) : crossing(c, radius, top, crown);
  });
  const leave: Point = [
    x + half - crown * Math.sin(leaveAngle),
    spring - b - crown * Math.cos(leaveAngle),
  ];
  return { spring, radius, crown, cusps: crossings, leave };
}

/** The left crossing of two circles, seen from the first. */
function crossing([x1, y1]: Point, r1: number, [x2, y2]: Point, r2: number): Point {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const d = Math.hypot(dx, dy);
  const along = (d * d + r1 * r1 - r2 * r2) / (2 * d);
  const aside = Math.sqrt(Math.max(0, r1 * r1 - along * along));
  return [x1 + (along * dx + aside * dy) / d, y1 + (along * dy - aside * dx) / d];
}

function ogee([x, y]: Point, [tipX, tipY]: Point, crown: number): [Point, Point, Point] {
  return [
    [x + 0.4 * crown * Math.cos(leaveAngle), y - 0.4 * crown * Math.sin(leaveAngle)],
    [tipX - 0.09 * crown, tipY + 0.62 * crown],
    [tipX, tipY],
  ];
}

function arc(radius: number, to: Point): string {
  return `A${radius} ${radius} 0 01${list(to)}`;
}

function list(...points: Point[]): string {
  return points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ');
}
