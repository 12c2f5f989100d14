import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '#lib/env.ts';
import { clientOf } from './client-address.ts';

type RateLimit = { ok: true } | { ok: false; retryAfterSeconds: number };

/** What is limited; `owner`: the links of the owner's mails. */
export type Form = 'contact' | 'newsletter' | 'owner' | 'ask-link' | 'passkey';

/**
 * Counts a submission per client (ten minutes) and globally (one minute), in the memory of this instance;
 * one that exceeds its client's limit is not counted globally.
 */
export async function rateLimit(request: Request, form: Form): Promise<RateLimit> {
  const limit = await limitClient(request, form);
  return limit.ok ? limitAll(form) : limit;
}

/** By the client alone: strangers can use up what is globally, and `enter` is the way in. */
export async function limitClient(request: Request, form: Form | 'enter'): Promise<RateLimit> {
  limits ??= openLimits();
  const client = clientOf(request);
  return client ? consume(limits[form].perClient, client) : { ok: true };
}

export async function limitAll(form: Form): Promise<RateLimit> {
  limits ??= openLimits();
  return consume(limits[form].global, 'all');
}

/** By form: each has its own route, so that no two bundles count for one. */
let limits: ReturnType<typeof openLimits> | undefined;

async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimit> {
  try {
    await limiter.consume(key);
    return { ok: true };
  } catch (refusal) {
    // Where the limit is reached, the library rejects with a result instead of an error.
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext } = refusal as { msBeforeNext: number };
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  }
}

function openLimits() {
  const settings = env();
  const ofClient = (points: number) => ({
    perClient: new RateLimiterMemory({ points, duration: 600 }),
  });
  const open = (ofOne: number, ofAll: number) => ({
    ...ofClient(ofOne),
    global: new RateLimiterMemory({ points: ofAll, duration: 60 }),
  });
  return {
    contact: open(settings.RATE_LIMIT_PER_CLIENT, settings.RATE_LIMIT_GLOBAL),
    newsletter: open(settings.RATE_LIMIT_NEWSLETTER, settings.RATE_LIMIT_NEWSLETTER_GLOBAL),
    'ask-link': open(20, 600),
    enter: ofClient(60),
    passkey: open(60, 6000),
    // A digest has a hundred links, each of which is opened and pressed.
    owner: open(300, 600),
  };
}
