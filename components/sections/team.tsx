import { clsx } from 'clsx';
import { Picture } from '@/components/art/picture';
import type { Member } from '@/content/types';

type Props = {
  members: readonly Member[];
  /** The level below the heading that the people stand under. */
  heading: 'h3' | 'h4';
};

/** People with portrait, role, bio and, where it is given, specialty. */
export function Team({ members, heading: Heading }: Props) {
  return (
    <ul className={clsx('mt-10 grid gap-6 sm:grid-cols-2', columns[members.length])}>
      {members.map(({ name, role, bio, specialty, portrait }) => (
        <li
          key={role}
          className="overflow-hidden rounded-lg border border-sand-200 bg-white max-sm:grid max-sm:grid-cols-[7rem_1fr]"
        >
          <Picture
            name={`portraits/${portrait}`}
            // Name and role stand beside it.
            alt=""
            className="h-auto w-full"
          />
          <div className="p-5">
            <Heading className="text-lg leading-tight">{role}</Heading>
            <p className="label mt-1 text-sm text-brick-600">{name}</p>
            <p className="mt-3 text-sm text-ink-2">{bio}</p>
            {specialty && (
              <p className="mt-3 border-t border-sand-200 pt-3 text-sm">
                <span className="font-semibold">Specialty:</span> {specialty}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const columns: Record<number, string> = { 3: 'md:grid-cols-3', 4: 'lg:grid-cols-4' };
