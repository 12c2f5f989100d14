import { PatternDefs } from '@/components/art/pattern-defs';
import type { Department } from '@/content/types';
import { recipeFor } from './pattern';

type Props = {
  seed: string;
  department: Department;
  id: string;
  className?: string;
};

/** A box filled with a pattern of lines in the text color. */
export function TileField({ seed, department, id, className }: Props) {
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <PatternDefs id={id} recipe={recipeFor(seed, department)} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
