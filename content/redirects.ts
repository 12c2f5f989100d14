import type { Redirect } from './types.ts';

// When a page is renamed or removed, add `{ from: '/services/old-slug', to: '/services/new-slug' }` and
// keep it (docs/decisions/023).
export const redirects: readonly Redirect[] = [];
