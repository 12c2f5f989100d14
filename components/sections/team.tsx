import { clsx } from 'clsx';
import { Portrait } from '@/components/art/portrait';
import type { Member } from '@/content/types';

type Props = {
  members: readonly Member[];
  /** The level below the heading above the list. */
  heading: 'h3' | 'h4';
};

/** Members with portrait, role and bio. */
export function Team({ members, heading: Heading }: Props) {
  const columns = gapsIn(4, members.length) < gapsIn(3, members.length) ? 'four' : 'three';
  return (
    <ul
      className={clsx(
        'mt-10 grid gap-6 sm:grid-cols-2',
        { three: 'md:grid-cols-3', four: 'lg:grid-cols-4' }[columns],
      )}
    >
      {members.map((member) => (
        <li
          key={`${member.role} ${member.name}`}
          className="overflow-hidden rounded-lg border border-sand-200 bg-white max-sm:grid max-sm:grid-cols-[7rem_1fr]"
        >
          <Portrait member={member} />
          <div className="p-5">
            <Heading className="text-lg leading-tight">{member.role}</Heading>
            <p className="label mt-1 text-sm text-brick-600">{member.name}</p>
            <p className="mt-3 text-sm text-ink-2">{member.bio}</p>
            {member.specialty && (
              <p className="mt-3 border-t border-sand-200 pt-3 text-sm">
                <span className="font-semibold">Specialty:</span> {member.specialty}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Empty places in the last row. */
const gapsIn = (columns: number, count: number) => (columns - (count % columns)) % columns;
