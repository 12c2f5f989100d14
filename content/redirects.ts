import type { Redirect } from './types';

/**
 * Addresses that were pages once, each with the page that a visitor finds there now:
 * `{ from: '/services/old-slug', to: '/services/new-slug' }`. A page that is renamed or removed gets a
 * line here, and keeps it (docs/decisions/023).
 */
export const redirects: readonly Redirect[] = [];
