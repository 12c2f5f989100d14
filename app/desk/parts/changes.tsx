import type { ReactNode } from 'react';
import type { Change } from '#lib/database/schema.ts';
import { deedInWords } from './deed-in-words.ts';
import { Time } from './time.tsx';

type Props = {
  changes: readonly Change[];
  /** What each was about, where that is not the page itself. */
  about?: (change: Change) => ReactNode;
};

export function Changes({ changes, about }: Props) {
  return (
    <ul>
      {changes.map((change) => (
        <li className="gap-x-6 border-b py-2 sm:grid sm:grid-cols-[12rem_1fr]" key={change.id}>
          <span className="block text-sm text-ink-2">
            <Time at={change.at} />
          </span>
          <span>
            {deedInWords(change)}
            {about?.(change)}
          </span>
        </li>
      ))}
    </ul>
  );
}
