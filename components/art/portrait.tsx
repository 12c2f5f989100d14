import { palette } from '#lib/base/palette.ts';
import type { Content } from '#lib/content/types.ts';
import { shapesOf } from './drawings.ts';
import { chosen, Picture } from './picture.tsx';

/** Decorative: name and role are beside it. */
export function Portrait({ member }: { member: Pick<Content['people'][number], 'portrait'> }) {
  const portrait = chosen(member.portrait, 'portraits', 'people');
  if (typeof portrait === 'string') return <Picture alt="" className="w-full" picture={portrait} />;
  const { arch } = shapesOf('ornaments/arch-nine');
  return (
    <div className="relative">
      <Picture
        alt=""
        // Faces are above the middle.
        className="aspect-[7/8] w-full object-cover object-[50%_25%]"
        picture={portrait}
      />
      <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox="0 0 280 320">
        {/* The arch of the drawings beside it. */}
        <path
          d={`M0 0H480V576H0z${arch}`}
          fill={palette.sand200}
          fillRule="evenodd"
          stroke={palette.paper}
          strokeWidth="13"
          transform="translate(-9-19)scale(.621)"
        />
      </svg>
    </div>
  );
}
