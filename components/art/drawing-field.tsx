import type { Department } from '#lib/content/types.ts';
import { hashFraction } from './hash.ts';
import { recipeFor } from './pattern.ts';
import { type Point, pathData, rosettePoints, starPoints } from './star.ts';

type Props = {
  seed: string;
  department: Department;
  id: string;
  className?: string;
};

const fieldWidth = 520;
const fieldHeight = 440;
const pitch = 120;

/** Draws itself once, in less than five seconds: longer motion would need a pause button (WCAG 2.2.2). */
export function DrawingField({ seed, department, id, className }: Props) {
  const { fold, angle } = recipeFor(seed, department);
  const gap =
    fold === 8
      ? [starPoints([pitch / 2, pitch / 2], 4, pitch / (2 + 2 * Math.SQRT2), 45, angle)]
      : [];
  const pieces = [...rosettePoints([0, 0], fold, pitch / 2, angle), ...gap];

  return (
    <svg
      viewBox={`0 0 ${fieldWidth} ${fieldHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
    >
      <defs>
        <path id={id} d={pieces.map(pathData).join('')} pathLength="1" />
      </defs>
      {centers(fold === 8).map(([x, y]) => (
        <use
          key={`${x} ${y}`}
          href={`#${id}`}
          x={x}
          y={y}
          className="draw-line"
          style={{ animationDelay: delay(x, `${seed} ${y}`) }}
        />
      ))}
    </svg>
  );
}

function centers(isSquare: boolean): Point[] {
  const rise = isSquare ? pitch : Math.round(pitch * Math.sqrt(0.75));
  const points: Point[] = [];
  for (let row = 0; row * rise < fieldHeight; row += 1) {
    const start = isSquare || row % 2 === 0 ? 40 : 40 - pitch / 2;
    for (let x = start; x < fieldWidth + pitch / 2; x += pitch) points.push([x, row * rise + 48]);
  }
  return points;
}

function delay(x: number, text: string): string {
  return `${(Math.max(0, x / fieldWidth) + 0.3 * hashFraction(`${text} ${x}`)).toFixed(1)}s`;
}
