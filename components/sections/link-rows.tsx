import type { ReactNode } from 'react';

export type LinkRow = { href: string; title: string; text: string; art?: ReactNode };

export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="mt-8 grid gap-x-12 md:grid-cols-2">
      {rows.map(({ href, title, text, art }) => (
        <li key={href} className="flex gap-4 border-t border-sand-200 py-4">
          {art}
          <div>
            <a href={href} className="link inline-block py-0.5 font-semibold">
              {title}
            </a>
            <p className="text-sm text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
