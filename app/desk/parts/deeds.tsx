import type { ReactNode } from 'react';
import type { Deed } from '#lib/database/schema.ts';
import { deedInWords } from './deed-in-words.ts';
import { Time } from './time.tsx';

type Props = {
  deeds: readonly Deed[];
  /** What each was about, where that is not the page itself. */
  about?: (deed: Deed) => ReactNode;
};

export function Deeds({ deeds, about }: Props) {
  return (
    <ul>
      {deeds.map((deed) => (
        <li className="gap-x-6 border-b py-2 sm:grid sm:grid-cols-[12rem_1fr]" key={deed.id}>
          <span className="block text-sm text-ink-2">
            <Time at={deed.at} />
          </span>
          <span>
            {deedInWords(deed)}
            {about?.(deed)}
          </span>
        </li>
      ))}
    </ul>
  );
}
