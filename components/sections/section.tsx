import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  intro?: string;
  tone?: 'paper' | 'sand' | 'white';
  children: ReactNode;
};

const tones = { paper: undefined, sand: 'bg-sand-100', white: 'bg-white' };

export function Section({ id, title, intro, tone = 'paper', children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={tones[tone]}>
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
