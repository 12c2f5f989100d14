import type { PageLook } from './page-look.ts';
import { recipeFor } from './pattern.ts';
import { PatternDefs } from './pattern-defs.tsx';

type Props = {
  look: PageLook;
  id: string;
  className?: string;
};

export function TileField({ look, id, className }: Props) {
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <PatternDefs id={id} recipe={recipeFor(look.seed, look.department)} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
