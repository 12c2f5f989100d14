import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  intro?: string;
  tone?: 'paper' | 'sand' | 'white';
  className?: string;
  children: ReactNode;
};

const tones = { paper: '', sand: 'bg-sand-100', white: 'bg-white' };

export function Section({ id, title, intro, tone = 'paper', className, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(tones[tone], className) || undefined}
    >
      <div className="wrap py-section">
        <h2 id={`${id}-title`} className="max-w-[20em] text-4xl">
          {title}
        </h2>
        {intro && <p className="mt-4 max-w-measure text-lg text-ink-2">{intro}</p>}
        {children}
      </div>
    </section>
  );
}
