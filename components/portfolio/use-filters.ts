import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Filters, filtersToQuery, noFilters, type ProjectFacts, parseFilters } from './filter';

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
  const [filters, render] = useState(noFilters);
  // A press may come before what was found by the effect has been rendered.
  const latest = useRef(noFilters);

  useEffect(() => {
    const read = () => {
      latest.current = parseFilters(location.search, projects);
      render(latest.current);
    };
    const typed = input.current?.value;
    read();
    if (typed) {
      latest.current = { ...latest.current, search: typed };
      render(latest.current);
    }
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [projects, input]);

  const choose: Choose = (change, how = 'push') => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    render(next);
    const query = filtersToQuery(next);
    if (query === location.search) return;
    history[`${how}State`](null, '', location.pathname + query);
  };
  return [filters, choose];
}
