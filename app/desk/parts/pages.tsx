import type { Query } from './desk-page.tsx';

/** The rows of one page of a list, and the way to the others. */
export async function pageOf<Row>(
  { page: asked = '', ...query }: Query,
  perPage: number,
  list: (part: { limit: number; offset: number }) => Promise<Row[]>,
) {
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  // One more tells whether there is another page.
  const found = await list({ limit: perPage + 1, offset: (page - 1) * perPage });
  const others = { query, page, more: found.length > perPage };
  return { rows: found.slice(0, perPage), pages: <Pages {...others} /> };
}

type Props = { query: Query; page: number; more: boolean };

function Pages({ query, page, more }: Props) {
  if (page === 1 && !more) return null;
  const address = (to: number) =>
    `?${new URLSearchParams({ box: query.box ?? '', q: query.q ?? '', page: String(to) })}`;
  return (
    <nav aria-label="Pages" className="mt-4 flex gap-4">
      {page > 1 && <a href={address(page - 1)}>Newer</a>}
      {more && <a href={address(page + 1)}>Older</a>}
    </nav>
  );
}
