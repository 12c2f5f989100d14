import type { Department } from '@/content/types';
import { hashFraction } from './hash';
import { recipeFor } from './pattern';
import { type Point, pathData, rosettePoints, starPoints } from './star';

type Props = {
  seed: string;
  department: Department;
  /** Unique in the page. */
  id: string;
  className?: string;
};

const WIDTH = 960;
const HEIGHT = 400;
const PITCH = 176;

/**
 * The page's own stars, drawing themselves once in the text color. The class `draw-line` of
 * app/service.css moves them; its last line ends within five seconds, so that no control to
 * stop it is due (WCAG 2.2.2).
 */
export function DrawingField({ seed, department, id, className }: Props) {
  const { fold, angle } = recipeFor(seed, department);
  const gap =
    fold === 8
      ? [starPoints([PITCH / 2, PITCH / 2], 4, PITCH / (2 + 2 * Math.SQRT2), 45, angle)]
      : [];
  const pieces = [...rosettePoints([0, 0], fold, PITCH / 2, angle), ...gap];

  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
    >
      <defs>
        <path id={id} d={pieces.map(pathData).join('')} pathLength="1" />
      </defs>
      {centers(fold === 8 ? 'square' : 'hexagonal').map(([x, y]) => (
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

function centers(lattice: 'square' | 'hexagonal'): Point[] {
  const rise = lattice === 'square' ? PITCH : Math.round(PITCH * Math.sqrt(0.75));
  const rows = Array.from({ length: Math.ceil(HEIGHT / rise) }, (_, row) => row);
  const columns = Array.from({ length: Math.ceil(WIDTH / PITCH) + 1 }, (_, column) => column);

  return rows.flatMap((row) => {
    const shift = lattice === 'square' || row % 2 === 0 ? 40 : 40 - PITCH / 2;
    return columns
      .map((column): Point => [column * PITCH + shift, row * rise + 48])
      .filter(([x]) => x < WIDTH + PITCH / 2);
  });
}

/** From left to right, a little unevenly: at most 1.4 seconds. */
function delay(x: number, text: string): string {
  return `${(Math.max(0, x / WIDTH) + 0.3 * hashFraction(`${text} ${x}`)).toFixed(1)}s`;
}
