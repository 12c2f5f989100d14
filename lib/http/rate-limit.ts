import { env } from '#lib/base/env.ts';
import { clientOf } from './client-address.ts';
import { clientLimit } from './client-limit.ts';

const [minute, tenMinutes] = [60_000, 600_000];

// Each has its own route, so that no two bundles count for one.
const ofClient = {
  contact: clientLimit(() => env().RATE_LIMIT_PER_CLIENT, tenMinutes),
  newsletter: clientLimit(() => env().RATE_LIMIT_NEWSLETTER, tenMinutes),
  passkey: clientLimit(() => 60, tenMinutes),
  'ask-link': clientLimit(() => 20, tenMinutes),
  enter: clientLimit(() => 60, tenMinutes),
};

/** Strangers can use these up: none is of a link to sign in, which is the way in. */
const ofAll: { [What in Limited]?: (all: string) => number } = {
  contact: clientLimit(() => env().RATE_LIMIT_GLOBAL, minute),
  newsletter: clientLimit(() => env().RATE_LIMIT_NEWSLETTER_GLOBAL, minute),
  passkey: clientLimit(() => 6_000, minute),
};

/** What is limited. */
export type Limited = keyof typeof ofClient;

/**
 * Counts a submission per client and of all, in the memory of this instance; one that exceeds its client's
 * limit is not counted of all.
 *
 * @returns for how many seconds to wait, or 0 where it is within both
 */
export function rateLimit(request: Request, what: Limited): number {
  const client = clientOf(request);
  const wait = (client && ofClient[what](client)) || ofAll[what]?.('all') || 0;
  return Math.ceil(wait / 1000);
}
