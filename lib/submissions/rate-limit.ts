import { RateLimiterMemory } from 'rate-limiter-flexible';
import { env } from '#lib/env.ts';
import { clientOf } from './client-address.ts';

type RateLimit = { ok: true } | { ok: false; retryAfterSeconds: number };

/** What is limited; `owner`: the links of the owner's mails. */
export type Form = 'contact' | 'newsletter' | 'owner' | 'ask-link' | 'enter';

/**
 * Counts a submission per client (ten minutes) and globally (one minute), in the memory of this instance;
 * one that exceeds its client's limit is not counted globally.
 */
export async function rateLimit(request: Request, form: Form): Promise<RateLimit> {
  limits ??= openLimits();
  const { perClient, global } = limits[form];
  const client = clientOf(request);
  const limit: RateLimit = client ? await consume(perClient, client) : { ok: true };
  return limit.ok ? consume(global, 'all') : limit;
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
  const open = (ofOne: number, ofAll: number) => ({
    perClient: new RateLimiterMemory({ points: ofOne, duration: 600 }),
    global: new RateLimiterMemory({ points: ofAll, duration: 60 }),
  });
  return {
    contact: open(settings.RATE_LIMIT_PER_CLIENT, settings.RATE_LIMIT_GLOBAL),
    newsletter: open(settings.RATE_LIMIT_NEWSLETTER, settings.RATE_LIMIT_NEWSLETTER_GLOBAL),
    'ask-link': open(20, 600),
    // Strangers who ask do not keep a person with a link out.
    enter: open(60, 6000),
    // A digest has a hundred links, each of which is opened and pressed.
    owner: open(300, 600),
  };
}
