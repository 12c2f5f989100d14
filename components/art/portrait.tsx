import type { Member } from '#lib/content/types.ts';
import { palette } from '#lib/palette.ts';
import { archPath } from './arch.ts';
import { Picture } from './picture.tsx';
import { chosen, type Shown } from './shown.ts';

type Props = { member: Pick<Member, 'name' | 'portrait'> };

/** Decorative: name and role are beside it. */
export function Portrait({ member }: Props) {
  const portrait = portraitOf(member);
  if (typeof portrait === 'string') return <Picture picture={portrait} alt="" className="w-full" />;
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
        <path
          d={`M-9-9H289V329H-9z${arch}`}
          fillRule="evenodd"
          fill={palette.sand200}
          stroke={palette.paper}
          strokeWidth="8"
        />
      </svg>
    </div>
  );
}

export function portraitOf({ name, portrait }: Props['member']): Shown {
  const shown = chosen(portrait, 'portraits', 'people');
  return typeof shown === 'string' ? shown : { ...shown, alt: name };
}

/** That of the drawings beside it. */
const arch = archPath({ x: 22, y: 12, width: 236, height: 320, cusps: 9 });
