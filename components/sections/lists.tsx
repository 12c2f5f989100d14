import { clsx } from 'clsx';
import { Icon } from '#components/art/icon.tsx';
import type { Industry } from '#lib/content/types.ts';

type Card = NonNullable<Industry['features']>['items'][number];
type Point = Industry['call'];

type GridProps = {
  items: readonly Card[];
  accent: string;
  /** Two in a row, where that leaves no place empty. */
  pairs?: boolean | undefined;
};

export function FeatureGrid({ items, accent, pairs }: GridProps) {
  const isPaired = pairs && items.length % 2 === 0;
  return (
    <ul className="pairs mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-12">
      {items.map(({ icon, title, text }, index) => (
        <li
          className={clsx(
            'card p-6 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4',
            isPaired ? 'lg:col-span-6' : widthInRows(index, items.length),
          )}
          key={title}
        >
          <Icon className={clsx('size-8 max-sm:row-span-2', accent)} name={icon} />
          <h3 className="text-lg sm:mt-4">{title}</h3>
          <p className="mt-2 text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** As a grid of cards, in less room. */
export function FeatureRows({ items, accent, pairs }: GridProps) {
  return (
    <ul className={clsx('mt-8 grid gap-x-gutter sm:grid-cols-2', !pairs && 'lg:grid-cols-3')}>
      {items.map(({ icon, title, text }) => (
        <li className="flex gap-3 edge-t-1 py-3" key={title}>
          <Icon className={clsx('mt-1 size-5 flex-none', accent)} name={icon} />
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Deliverables({ items, accent }: { items: readonly Point[]; accent: string }) {
  return (
    <ul className="pairs mt-8 grid gap-x-gutter md:grid-cols-2">
      {items.map(({ title, text }) => (
        <li className="flex gap-4 edge-t-1 py-4" key={title}>
          <svg
            aria-hidden="true"
            className={clsx('mt-1 size-5 flex-none', accent)}
            viewBox="0 0 24 24"
          >
            <path d="M4 4H20V20H4zM12 .7 23.3 12 12 23.3.7 12z" fill="currentColor" />
          </svg>
          <div className="max-w-measure">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type ColumnProps = { points: readonly Point[]; accent: string; numbered?: boolean };

export function PointColumns({ points, accent, numbered }: ColumnProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={clsx('mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2', columnsFor(points.length))}>
      {points.map(({ title, text }, index) => (
        <li
          className={clsx(
            'edge-t-4 border-current pt-4',
            numbered &&
              'max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:items-center max-sm:gap-x-4',
            accent,
          )}
          key={title}
        >
          {numbered && <span className="label text-5xl/none">{`0${index + 1}`}</span>}
          <h3 className={clsx('text-ink', numbered ? 'text-xl sm:mt-4' : 'text-lg')}>{title}</h3>
          <p className="mt-2 text-ink-2 max-sm:col-span-2">{text}</p>
        </li>
      ))}
    </List>
  );
}

/** Columns of a wide screen that leave no place empty, if there are such. */
export function columnsFor(count: number): string {
  if (count % 3 === 0) return 'lg:grid-cols-3';
  if (count % 4 === 0) return 'lg:grid-cols-4';
  return count % 5 === 0 ? 'lg:grid-cols-5' : '';
}

/** Width of a card in a twelve-column grid, so that every row is full: nine are 3 × 3, seven 4 + 3, five 2 + 3. */
export function widthInRows(index: number, count: number): string {
  const quarters = count % 4 === 0 ? count : count % 3 === 1 && count > 4 ? 4 : 0;
  if (index < quarters) return 'lg:col-span-3';
  const halves = count === 1 ? 1 : count % 3 === 2 ? 2 : 0;
  return quarters === 0 && index < halves ? 'lg:col-span-6' : 'lg:col-span-4';
}
