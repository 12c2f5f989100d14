import { Children, type ReactNode } from 'react';

type ListProps = {
  /** What is said where there is nothing. */
  empty?: ReactNode;
  children: ReactNode;
};

/** One thing below the other. */
export function List({ empty, children }: ListProps) {
  if (Children.count(children) > 0) return <ul className="mt-4 grid gap-2">{children}</ul>;
  return empty && <p className="card mt-4">{empty}</p>;
}

type RowProps = {
  name: ReactNode;
  /** Its own page. */
  href?: string;
  /** What can be done with it. */
  acts?: ReactNode;
  /** What else there is to know of it. */
  children?: ReactNode;
};

/** One of a {@link List}. */
export function Row({ name, href, acts, children }: RowProps) {
  return (
    <li className={`card items-start gap-x-6 ${acts ? 'md:grid md:grid-cols-[1fr_15rem]' : ''}`}>
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{href ? <a href={href}>{name}</a> : name}</bdi>
        </p>
        <div className="text-sm text-ink-2">{children}</div>
      </div>
      {acts && <div className="md:-mt-2">{acts}</div>}
    </li>
  );
}
