import { clsx } from 'clsx';
import { Portrait } from '#components/art/portrait.tsx';
import { content } from '#lib/content/content.ts';
import type { Content } from '#lib/content/types.ts';

/** A person, with what one page says of them. */
export type Member = Pick<Content['people'][number], 'name' | 'role' | 'portrait' | 'specialty'> & {
  bio: string;
};

type Props = {
  members: readonly Member[];
  heading: 'h3' | 'h4';
};

/** Members with portrait, role and bio: on a phone in one row to swipe, else a last row that is not full is centered. */
export function Team({ members, heading: Heading }: Props) {
  return (
    <ul
      className="mt-8 flex gap-6 max-sm:-mx-(--wrap) max-sm:overflow-x-auto max-sm:px-(--wrap) sm:flex-wrap sm:justify-center"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: On a phone it scrolls, also by keys.
      tabIndex={0}
    >
      {members.map((member) => (
        <li
          className={clsx(
            'overflow-hidden card max-sm:flex max-sm:w-[88%] max-sm:flex-none max-sm:flex-wrap sm:w-[calc(50%-.75rem)]',
            cardLayouts[members.length < 3 ? 2 : members.length % 4 ? 3 : 4],
          )}
          key={member.role}
        >
          <div className="row-span-2 max-sm:flex-[1_1_7rem] max-sm:bg-sand-200">
            <Portrait member={member} />
          </div>
          <div className="px-4 pt-4 max-sm:flex-[99999_1_10rem] max-sm:self-center max-sm:py-3">
            <Heading className="text-lg">{member.role}</Heading>
            <p className="mt-1 text-sm text-ink-2">{member.name ?? 'Name to come'}</p>
          </div>
          <div className="p-4 max-sm:basis-full max-sm:edge-t-1">
            <p className="text-sm text-ink-2">{member.bio}</p>
            {member.specialty && (
              <p className="mt-3 edge-t-1 pt-2 text-sm">
                <span className="font-semibold">Specialty:</span> {member.specialty}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** By columns on a wide screen; where there are two at most, a card has the portrait beside the text. */
const cardLayouts = {
  2: 'lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]',
  3: 'md:w-[calc(100%/3-1rem)]',
  4: 'lg:w-[calc(25%-1.125rem)]',
};

/** Those of whom a page says something: home what each is good at, too. */
export function teamOf(page: 'home' | 'about'): Member[] {
  return content().people.flatMap(({ name, role, portrait, specialty, [page]: bio }) =>
    bio ? [{ name, role, portrait, bio, ...(page === 'home' && specialty && { specialty }) }] : [],
  );
}
