import { clsx } from 'clsx';
import type { Point } from '#lib/content/types.ts';

export function Deliverables({ items, accent }: { items: readonly Point[]; accent: string }) {
  return (
    <ul className="mt-10 grid gap-x-12 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="flex gap-4 border-t border-sand-200 py-5">
          <svg
            viewBox="0 0 24 24"
            className={clsx('mt-1 size-5 flex-none', accent)}
            aria-hidden="true"
          >
            <path d="M4 4H20V20H4zM12 .7 23.3 12 12 23.3.7 12z" fill="currentColor" />
          </svg>
          <div>
            <h3 className="text-lg leading-tight">{title}</h3>
            <p className="mt-1.5 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
