import type { Member } from '#lib/content/types.ts';
import { palette } from '#lib/palette.ts';
import { chosen, Picture } from './picture.tsx';
import { shapesOf } from './shapes.ts';

type Props = { member: Pick<Member, 'portrait'> };

/** Decorative: name and role are beside it. */
export function Portrait({ member }: Props) {
  const portrait = chosen(member.portrait, 'portraits', 'people');
  if (typeof portrait === 'string') return <Picture picture={portrait} alt="" className="w-full" />;
  const { arch } = shapesOf('ornaments/arch-nine');
  return (
    <div className="relative">
      <Picture
        picture={portrait}
        alt=""
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 40vw"
        // Faces are above the middle.
        className="aspect-[7/8] w-full object-cover object-[50%_25%]"
      />
      <svg viewBox="0 0 280 320" aria-hidden="true" className="absolute inset-0 size-full">
        {/* The arch of the drawings beside it. */}
        <path
          d={`M0 0H480V576H0z${arch}`}
          transform="translate(-9-19)scale(.621)"
          fillRule="evenodd"
          fill={palette.sand200}
          stroke={palette.paper}
          strokeWidth="13"
        />
      </svg>
    </div>
  );
}
