import { Children, type ReactNode } from 'react';
import type { Query } from './desk-page.tsx';

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

type LinksProps = {
  links: readonly { label: string; href: string }[];
  className?: string;
};

/** Ways on, each with room for a thumb. */
export function Links({ links, className }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className="inline-block py-2" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A query, as far as it is read by pages. */
type Listing<Listed> = {
  limit(limit: number): { offset(offset: number): { execute(): Promise<Listed[]> } };
};

/** The rows of one page of a list, and the way to the others. */
export async function pageOf<Listed>(
  { page: asked = '', box = '', q = '' }: Query,
  perPage: number,
  list: Listing<Listed> | ((limit: number, offset: number) => Promise<Listed[]>),
) {
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  // One more tells whether there is another page.
  const [limit, offset] = [perPage + 1, (page - 1) * perPage];
  const found = await (typeof list === 'function'
    ? list(limit, offset)
    : list.limit(limit).offset(offset).execute());
  const address = (to: number) => `?${new URLSearchParams({ box, q, page: String(to) })}`;
  const pages = (page > 1 || found.length > perPage) && (
    <nav aria-label="Pages" className="mt-4 flex gap-4">
      {page > 1 && <a href={address(page - 1)}>Newer</a>}
      {found.length > perPage && <a href={address(page + 1)}>Older</a>}
    </nav>
  );
  return { rows: found.slice(0, perPage), pages };
}

type TabsProps = {
  label: string;
  tabs: readonly { name: string; href: string; isCurrent: boolean; count?: number | undefined }[];
};

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="mt-2 border-b md:mt-4">
      <ul className="-ms-4 text-balance">
        {tabs.map(({ name, href, isCurrent, count }) => (
          <li className="ms-4 inline-block" key={href}>
            <a aria-current={isCurrent ? 'page' : undefined} className="tab" href={href}>
              {name}
              {count ? ` (${count})` : ''}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FactsProps = {
  /** By their names. */
  facts: Readonly<Record<string, ReactNode>>;
  /** Columns, where each stands below its name; else it stands beside it. */
  columns?: string;
};

/** What there is to know of something. A name without a fact is left out. */
export function Facts({ facts, columns }: FactsProps) {
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
