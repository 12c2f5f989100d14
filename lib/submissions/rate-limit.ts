import { env } from '#lib/env.ts';
import { clientOf } from './client-address.ts';
import { clientLimit } from './client-limit.ts';

type RateLimit = { ok: true } | { ok: false; retryAfterSeconds: number };

/** What is limited; `owner`: the links of the owner's mails. */
export type Form = 'contact' | 'newsletter' | 'owner' | 'ask-link' | 'enter';

/**
 * Counts a submission per client (ten minutes) and globally (one minute), in the memory of this instance;
 * one that exceeds its client's limit is not counted globally.
 */
export function rateLimit(request: Request, form: Form): RateLimit {
  limits ??= openLimits();
  const { perClient, global } = limits[form];
  const client = clientOf(request);
  const wait = (client && perClient(client)) || global('all');
  return wait === 0 ? { ok: true } : { ok: false, retryAfterSeconds: Math.ceil(wait / 1000) };
}

/** By form: each has its own route, so that no two bundles count for one. */
let limits: ReturnType<typeof openLimits> | undefined;

function openLimits() {
  const settings = env();
  const open = (ofOne: number, ofAll: number) => ({
    perClient: clientLimit(() => ofOne, 600_000),
    global: clientLimit(() => ofAll, 60_000),
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
