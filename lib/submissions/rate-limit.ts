import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { openPool } from '@/lib/store/postgres';
import { appSecret } from '@/lib/store/secret';
import { getStore } from '@/lib/store/store';
import { clientOf } from './client-address';

export type RateLimit = { ok: true } | { ok: false; retryAfterSeconds: number };

export type Form = 'contact' | 'newsletter';

type Limits = {
  perClient: RateLimiterAbstract;
  global: RateLimiterAbstract;
  keyOf(client: string): string;
};

const limitsByForm = processWide('limits', () => new Map<Form, Promise<Limits>>());

const connections = processWide('limit-connections', () => ({
  pool: undefined as Pool | undefined,
}));

/** A visitor must not wait long for an unresponsive database. */
const shortTimeouts = { max: 4, connectionTimeoutMillis: 1_000, query_timeout: 1_000 };

/**
 * Counts a submission per client (ten minutes) and globally (one minute); one that exceeds its client's
 * limit is not counted globally. @throws where PostgreSQL keeps the counts and was never reached
 */
export async function rateLimit(request: Request, form: Form): Promise<RateLimit> {
  const { perClient, global, keyOf } = await limitsOf(form);
  const client = clientOf(request);
  const limit: RateLimit = client ? await consume(perClient, keyOf(client)) : { ok: true };
  return limit.ok ? consume(global, 'all') : limit;
}

function limitsOf(form: Form): Promise<Limits> {
  const opening =
    limitsByForm.get(form) ??
    openLimits(form).catch((error) => {
      limitsByForm.delete(form);
      throw error;
    });
  limitsByForm.set(form, opening);
  return opening;
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<RateLimit> {
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

async function openLimits(form: Form): Promise<Limits> {
  const { DATABASE_URL, ...settings } = env();
  const { ofOne, ofAll } = {
    contact: { ofOne: settings.RATE_LIMIT_PER_CLIENT, ofAll: settings.RATE_LIMIT_GLOBAL },
    newsletter: {
      ofOne: settings.RATE_LIMIT_NEWSLETTER,
      ofAll: settings.RATE_LIMIT_NEWSLETTER_GLOBAL,
    },
  }[form];
  const perClient = { keyPrefix: `${form}-client`, points: ofOne, duration: 600 };
  const global = { keyPrefix: `${form}-global`, points: ofAll, duration: 60 };
  if (!DATABASE_URL) {
    return {
      perClient: new RateLimiterMemory(perClient),
      global: new RateLimiterMemory(global),
      keyOf: (client) => client,
    };
  }
  const secret = await appSecret(await getStore());
  connections.pool ??= openPool(DATABASE_URL, shortTimeouts);
  const createLimiter = (options: typeof perClient) =>
    new RateLimiterPostgres({
      ...options,
      storeClient: connections.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // While the database is unreachable, each instance counts in its own memory.
      insuranceLimiter: new RateLimiterMemory(options),
    });
  return {
    perClient: createLimiter(perClient),
    global: createLimiter(global),
    // The database holds no IP addresses.
    keyOf: (client) => createHmac('sha256', secret).update(client).digest('base64url'),
  };
}
