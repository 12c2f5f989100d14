import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { widthInRows } from './lists.tsx';

type Props = {
  cards: readonly { href: string; title: string; text: string; picture: ReactNode }[];
  large?: boolean;
};

/** Cards that are links as a whole. On a phone the picture of a small one stands beside its words, where these have room. */
export function LinkCards({ cards, large }: Props) {
  return (
    <ul className="pairs mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-12">
      {cards.map(({ href, title, text, picture }, index) => (
        <li
          className={clsx(
            'group relative overflow-hidden card press hover:border-lajvard-700',
            !large && 'max-sm:flex max-sm:flex-wrap',
            widthInRows(index, cards.length),
          )}
          key={href}
        >
          {picture}
          {/* With room for the longest word of a title. */}
          <div className={clsx('p-6 max-sm:p-4', !large && 'max-sm:flex-[99999_1_8rem]')}>
            <h3
              className={clsx(
                'group-hover:underline',
                large ? 'text-xl' : 'text-lg group-hover:text-lajvard-700',
              )}
            >
              <a className="whole" href={href}>
                {title}
              </a>
            </h3>
            <p className={clsx('mt-2 text-ink-2', !large && 'text-sm')}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
