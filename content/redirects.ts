import type { Redirect } from './types';

/**
 * Former addresses of pages: `{ from: '/services/old-slug', to: '/services/new-slug' }`. Add a line when a
 * page is renamed or removed, and keep it (docs/decisions/023).
 */
export const redirects: readonly Redirect[] = [];
