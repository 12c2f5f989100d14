import type { Member } from '#lib/content/types.ts';
import { palette } from '#lib/palette.ts';
import { chosen, Picture, type Shown } from './picture.tsx';

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
const arch =
  'M22 332V158.3A22.6 22.6 0 0132.9 139A22.6 22.6 0 0149.6 103.9A22.6 22.6 0 0178.3 77.2' +
  'A22.6 22.6 0 01113.4 60.5A28.3 28.3 0 01123.4 47.1' +
  'C132.5 40.5 137.5 29.5 140 12 142.5 29.5 147.5 40.5 156.6 47.1A28.3 28.3 0 01166.6 60.5' +
  'A22.6 22.6 0 01201.7 77.2A22.6 22.6 0 01230.4 103.9A22.6 22.6 0 01247.1 139' +
  'A22.6 22.6 0 01258 158.3V332z';
