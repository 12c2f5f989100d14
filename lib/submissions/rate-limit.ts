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
  /** The key under which a client is counted. */
  keyOf(client: string): string;
};

const shared = processWide('limits', () => new Map<Form, Promise<Limits>>());

const connections = processWide('limit-connections', () => ({
  pool: undefined as Pool | undefined,
}));

/** A visitor does not wait for a database that does not answer. */
const shortTimeouts = { max: 4, connectionTimeoutMillis: 1_000, query_timeout: 1_000 };

/**
 * Counts a submission of a form for its client (in ten minutes) and for all (in a minute). One that
 * is over its client's limit does not count for the others.
 *
 * @throws what the store throws, where PostgreSQL keeps the count and was never reached
 */
export async function rateLimit(request: Request, form: Form): Promise<RateLimit> {
  const { perClient, global, keyOf } = await limitsOf(form);
  const client = clientOf(request);
  const limit: RateLimit = client ? await consume(perClient, keyOf(client)) : { ok: true };
  return limit.ok ? consume(global, 'all') : limit;
}

function limitsOf(form: Form): Promise<Limits> {
  const opening =
    shared.get(form) ??
    openLimits(form).catch((error) => {
      shared.delete(form);
      throw error;
    });
  shared.set(form, opening);
  return opening;
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<RateLimit> {
  try {
    await limiter.consume(key);
    return { ok: true };
  } catch (refusal) {
    // The library rejects with a result, not an error, where the limit is reached.
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext } = refusal as { msBeforeNext: number };
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  }
}

async function openLimits(form: Form): Promise<Limits> {
  const { DATABASE_URL, RATE_LIMIT_PER_CLIENT, RATE_LIMIT_NEWSLETTER, RATE_LIMIT_GLOBAL } = env();
  const points = { contact: RATE_LIMIT_PER_CLIENT, newsletter: RATE_LIMIT_NEWSLETTER }[form];
  const perClient = { keyPrefix: `${form}-client`, points, duration: 600 };
  const global = { keyPrefix: `${form}-global`, points: RATE_LIMIT_GLOBAL, duration: 60 };
  if (!DATABASE_URL) {
    return {
      perClient: new RateLimiterMemory(perClient),
      global: new RateLimiterMemory(global),
      keyOf: (client) => client,
    };
  }
  const secret = await appSecret(await getStore());
  connections.pool ??= openPool(DATABASE_URL, shortTimeouts);
  const shared = (options: typeof perClient) =>
    new RateLimiterPostgres({
      ...options,
      storeClient: connections.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A database that is away must not open the gates, nor shut them: each instance counts alone.
      insuranceLimiter: new RateLimiterMemory(options),
    });
  return {
    perClient: shared(perClient),
    global: shared(global),
    // Addresses do not go into the database.
    keyOf: (client) => createHmac('sha256', secret).update(client).digest('base64url'),
  };
}
