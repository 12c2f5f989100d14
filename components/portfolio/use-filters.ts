import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Filters,
  filtersToQuery,
  noFilters,
  type ProjectFacts,
  parseFilters,
} from './filter.ts';

/** Changes some filters; pushes or replaces a history entry. */
export type Choose = (change: Partial<Filters>, how?: 'push' | 'replace') => void;

/**
 * Filter state in the address. The first render has none, as the static HTML.
 * @param input the search box: text typed before hydration is kept
 */
export function useFilters(
  projects: readonly ProjectFacts[],
  input: RefObject<HTMLInputElement | null>,
): [Filters, Choose] {
  const [filters, setFilters] = useState(noFilters);
  // `choose` may run before the effect's filters have rendered.
  const latest = useRef(noFilters);

  useEffect(() => {
    const read = () => {
      latest.current = parseFilters(location.search, projects);
      setFilters(latest.current);
    };
    const typed = input.current?.value;
    read();
    if (typed) {
      latest.current = { ...latest.current, search: typed };
      setFilters(latest.current);
    }
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [projects, input]);

  const choose: Choose = (change, how = 'push') => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setFilters(next);
    const query = filtersToQuery(next);
    if (query === location.search) return;
    history[`${how}State`](null, '', location.pathname + query);
  };
  return [filters, choose];
}
