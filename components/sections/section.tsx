import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Service } from '#lib/content/types.ts';

type Props = TitleProps & {
  intro?: string | undefined;
  tone?: 'paper' | 'sand' | 'white';
  className?: string;
  /** Below the heading; on a wide screen beside it. */
  beside?: ReactNode;
  /** From edge to edge. */
  below?: ReactNode;
  children?: ReactNode;
};

/** Of two that are `paper` in a row, the second keeps the first one's distance: app/globals.css. */
const tones = { paper: 'paper', sand: 'bg-sand-100', white: 'bg-white' };

export function Section({ id, intro, tone = 'paper', className, ...parts }: Props) {
  const { beside, below, children, ...title } = parts;
  return (
    <section aria-labelledby={`${id}-title`} className={clsx(tones[tone], className)} id={id}>
      <div
        className={clsx(
          'wrap py-section',
          !title.plain && 'strung',
          !beside && intro && 'strung-wide',
        )}
      >
        <div className={beside ? 'gap-x-gutter lg:grid lg:grid-cols-[4fr_8fr]' : undefined}>
          <div>
            <SectionTitle className="max-w-[14em] text-4xl" id={id} {...title} />
            {intro && <p className="mt-4 max-w-[58ch] text-lg text-ink-2">{intro}</p>}
          </div>
          {beside && <div>{beside}</div>}
        </div>
        {children}
      </div>
      {below}
    </section>
  );
}

type SplitProps = Omit<TitleProps, 'plain'> & { children: ReactNode };

export function Split({ id, children, ...title }: SplitProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="paper" id={id}>
      <div className="wrap strung grid gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionTitle className="text-3xl" id={id} {...title} />
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}

type PassageProps = {
  id: string;
  label?: string;
  passage: Service['intro'];
  picture?: ReactNode;
  /** In two columns below its title, on a wide screen. */
  inColumns?: boolean;
};

export function Passage({ id, label, passage, picture, inColumns }: PassageProps) {
  const Frame = inColumns ? Section : Split;
  return (
    <Frame id={id} label={label} title={passage.title}>
      <div
        className={
          inColumns
            ? 'mt-6 gap-x-gutter *:mb-4 *:break-inside-avoid lg:columns-2'
            : 'grid max-w-measure gap-4'
        }
      >
        {picture}
        {passage.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Frame>
  );
}

type TitleProps = {
  id: string;
  title: string;
  /** Says in plain words what the section is, where its title does not. */
  label?: string | undefined;
  /** Tied to no line. */
  plain?: boolean | undefined;
};

export function SectionTitle(heading: TitleProps & { className: string }) {
  const { id, title, label, plain, className } = heading;
  return (
    <>
      {label && <p className="knot label mb-2 text-sm text-brick-600">{label}</p>}
      <h2 className={clsx(className, !label && !plain && 'knot')} id={`${id}-title`}>
        {title}
      </h2>
    </>
  );
}
