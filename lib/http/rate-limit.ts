import { env } from '#lib/base/env.ts';
import { clientOf } from './client-address.ts';
import { clientLimit } from './client-limit.ts';

type RateLimit = { ok: true } | { ok: false; retryAfterSeconds: number };

/** What is limited. */
export type Limited = 'contact' | 'newsletter' | 'passkey';

/**
 * Counts a submission per client (ten minutes) and globally (one minute), in the memory of this instance;
 * one that exceeds its client's limit is not counted globally.
 */
export function rateLimit(request: Request, what: Limited): RateLimit {
  const limit = limitClient(request, what);
  return limit.ok ? limitAll(what) : limit;
}

/** By the client alone: strangers can use up what is globally, and `enter` is the way in. */
export function limitClient(request: Request, what: Limited | 'ask-link' | 'enter'): RateLimit {
  limits ??= openLimits();
  const client = clientOf(request);
  return client ? answer(limits[what].perClient(client)) : { ok: true };
}

function limitAll(what: Limited): RateLimit {
  limits ??= openLimits();
  return answer(limits[what].global('all'));
}

/** @param wait ms */
function answer(wait: number): RateLimit {
  return wait === 0 ? { ok: true } : { ok: false, retryAfterSeconds: Math.ceil(wait / 1000) };
}

/** Each has its own route, so that no two bundles count for one. */
let limits: ReturnType<typeof openLimits> | undefined;

function openLimits() {
  const settings = env();
  const ofClient = (most: number) => ({ perClient: clientLimit(() => most, 600_000) });
  const open = (ofOne: number, ofAll: number) => ({
    ...ofClient(ofOne),
    global: clientLimit(() => ofAll, 60_000),
  });
  return {
    contact: open(settings.RATE_LIMIT_PER_CLIENT, settings.RATE_LIMIT_GLOBAL),
    newsletter: open(settings.RATE_LIMIT_NEWSLETTER, settings.RATE_LIMIT_NEWSLETTER_GLOBAL),
    'ask-link': ofClient(20),
    enter: ofClient(60),
    passkey: open(60, 6000),
  };
}
