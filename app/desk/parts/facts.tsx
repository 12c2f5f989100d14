import type { ReactNode } from 'react';

type Props = {
  /** By their names. */
  facts: Readonly<Record<string, ReactNode>>;
  /** Columns, where each stands below its name; else it stands beside it. */
  columns?: string;
};

/** What there is to know of something. A name without a fact is left out. */
export function Facts({ facts, columns }: Props) {
  return (
    <dl className={columns}>
      {Object.entries(facts)
        .filter(([, fact]) => fact || fact === 0)
        .map(([name, fact]) => (
          <div className={columns ? undefined : 'contents'} key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
