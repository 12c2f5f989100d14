export const perPage = 25;

export function pageNumber({ page }: { page?: string }): number {
  return /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1;
}

type Props = {
  query: Record<string, string>;
  page: number;
  /** Whether there is another page. */
  more: boolean;
};

export function Pages({ query, page, more }: Props) {
  if (page === 1 && !more) return null;
  const address = (to: number) => `?${new URLSearchParams({ ...query, page: String(to) })}`;
  return (
    <nav aria-label="Pages" className="mt-4 flex gap-4">
      {page > 1 && <a href={address(page - 1)}>Newer</a>}
      {more && <a href={address(page + 1)}>Older</a>}
    </nav>
  );
}
