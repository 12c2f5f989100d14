import { PatternDefs } from '@/components/art/pattern-defs';
import type { Department } from '@/content/types';
import { groundOf, inlays } from '@/lib/palette';
import { recipeFor } from './pattern';

type Props = {
  seed: string;
  department: Department;
  /** `line` draws only lines, in the text color. */
  tone: 'solid' | 'line';
  /** Unique in the page. */
  id: string;
  className?: string;
};

/** A box full of tile; its place and size come from the class. */
export function TileField({ seed, department, tone, id, className }: Props) {
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <PatternDefs
        id={id}
        recipe={recipeFor(seed, department)}
        inlay={tone === 'solid' ? inlays[groundOf[department]] : undefined}
      />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
