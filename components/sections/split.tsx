import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  compact?: boolean;
  children: ReactNode;
};

export function Split({ id, title, compact, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <div
        className={clsx(
          'wrap grid gap-x-12 gap-y-6 lg:grid-cols-12',
          compact ? 'py-12 lg:py-16' : 'py-section',
        )}
      >
        <h2 id={`${id}-title`} className="text-3xl lg:col-span-4">
          {title}
        </h2>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}
