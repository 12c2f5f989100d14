import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type LinkCard = { href: string; title: string; text: string; art?: ReactNode };

/** Cards that are links as a whole, in as many columns as leave the last row fullest. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className={clsx('mt-10 grid gap-5 sm:grid-cols-2', cards.length !== 4 && 'lg:grid-cols-3')}>
      {cards.map(({ href, title, text, art }) => (
        <li key={href}>
          <a
            href={href}
            className="group flex h-full gap-5 rounded-lg border border-sand-200 bg-white p-6 transition-colors duration-press hover:border-lajvard-700"
          >
            {art}
            <span>
              <span className="block font-display text-lg leading-tight tracking-tight group-hover:text-lajvard-700 group-hover:underline">
                {title}
              </span>
              <span className="mt-1.5 block text-sm text-ink-2">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
