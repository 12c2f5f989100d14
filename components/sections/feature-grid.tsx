import { clsx } from 'clsx';
import { Icon } from '#components/art/icon.tsx';
import type { Card } from '#lib/content/types.ts';

type Props = {
  items: readonly Card[];
  accent: string;
  columns?: 2 | 3 | 4;
};

const widths = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

export function FeatureGrid({ items, accent, columns = 3 }: Props) {
  return (
    <ul className={clsx('mt-10 grid gap-5', widths[columns])}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className="rounded-lg border border-sand-200 bg-white p-6">
          <Icon name={icon} className={clsx('size-8', accent)} />
          <h3 className="mt-5 text-lg leading-tight">{title}</h3>
          <p className="mt-2 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
