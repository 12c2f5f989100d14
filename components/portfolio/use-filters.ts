import { type RefObject, useEffect, useState } from 'react';
import {
  type Filters,
  filtersToQuery,
  noFilters,
  type ProjectFacts,
  parseFilters,
} from '@/lib/portfolio-filter';

/** Changes some of the filters; `replace` rewrites the history's entry instead of adding one. */
export type Choose = (change: Partial<Filters>, how?: 'push' | 'replace') => void;

/**
 * The chosen filters, kept in the page's address: the first render has none, as the static HTML,
 * then come those of the address, and again whenever the visitor steps through the history.
 *
 * @param input the search box: what was typed there before the script came is kept
 */
export function useFilters(
  projects: readonly ProjectFacts[],
  input: RefObject<HTMLInputElement | null>,
): [Filters, Choose] {
  const [filters, setFilters] = useState(noFilters);

  useEffect(() => {
    const read = () => setFilters(parseFilters(location.search, projects));
    const typed = input.current?.value;
    read();
    if (typed) setFilters((current) => ({ ...current, search: typed }));
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [projects, input]);

  const choose: Choose = (change, how = 'push') => {
    const next = { ...filters, ...change };
    setFilters(next);
    const query = filtersToQuery(next);
    if (query === location.search) return;
    history[`${how}State`](null, '', location.pathname + query);
  };
  return [filters, choose];
}
